// How much has been said since somebody last had the talk before their eyes.
import type { Said } from "../net/protocol.ts";

export class Unread {
  count = $state(0);
  private until: number;

  /** What was said before the table was opened is nothing new. */
  constructor(before: Said[]) {
    this.until = before.at(-1)?.at ?? 0;
  }

  note(chat: Said[], isRead: boolean): void {
    if (isRead) this.until = chat.at(-1)?.at ?? this.until;
    this.count = chat.filter(({ at }) => at > this.until).length;
  }
}
