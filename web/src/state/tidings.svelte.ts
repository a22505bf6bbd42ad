// What has just befallen whoever looks, as the news tell it: a sheet that lies over them tells it too, and hints wait
// until it was seen.

/** After so long before somebody's eyes it is seen, and read. */
export const SEEN_MS = 4000;
export const READ_MS = 10_000;

export class Tidings {
  /** "": nothing of late. */
  text = $state("");
  private of: unknown = null;
  private seen = $state(0);

  /** Tells of something; what it comes to may be worded anew, and is no news by that. */
  tell(of: unknown, text: string): void {
    if (of !== this.of) this.seen = 0;
    [this.of, this.text] = [of, text];
  }

  see(ms: number): void {
    if (!this.isRead) this.seen += ms;
  }

  /** It was put away. */
  close(): void {
    this.seen = READ_MS;
  }

  get isFresh(): boolean {
    return this.text !== "" && this.seen < SEEN_MS;
  }

  get isRead(): boolean {
    return this.seen >= READ_MS;
  }
}

export const tidings = new Tidings();
