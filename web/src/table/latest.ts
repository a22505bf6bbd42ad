// Questions that are asked anew while earlier ones are still on their way: an answer counts unless a
// later question was answered before it. Nobody waits for the last one, which may never come to rest.

export class Latest {
  private asked = 0;
  private answered = 0;

  /** The answer; null where it comes too late. */
  async of<T>(ask: () => Promise<T>): Promise<T | null> {
    const number = ++this.asked;
    const answer = await ask();
    if (number < this.answered) return null;
    this.answered = number;
    return answer;
  }
}
