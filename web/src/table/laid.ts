// What lay on a sheet when it was closed, for whoever opens it again in the same moment: nothing that was laid out is
// lost to a question that comes between.
import type { View } from "../net/protocol.ts";

/** The moment as a sheet sees it: another turn, another phase or another seat begins with nothing. */
export function momentOf({ table, seat }: View): string {
  return `${seat} ${table.turns} ${table.phase}`;
}

export class LaidOut<T> {
  private at = "";
  private laid: T | null = null;

  keep(at: string, laid: T): void {
    [this.at, this.laid] = [at, laid];
  }

  /** What lay there; null where it was another moment. */
  found(at: string): T | null {
    return this.at === at ? this.laid : null;
  }
}
