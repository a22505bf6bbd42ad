// How much has been said, and told, since somebody last had the talk, or the log, before their eyes.
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

export class Untold {
  count = $state(0);

  /** How much had been told at first. */
  constructor(private last: number) {}

  /** What is told anew as a whole is no news, and reads nothing for anybody. */
  note(told: number, isRead: boolean): void {
    const fresh = Math.max(0, told - this.last);
    this.last = told;
    this.count = isRead ? 0 : this.count + fresh;
  }
}
