// The keys of this browser's seats. Whoever has a seat's key has the seat: it stays in this browser,
// and travels only in a personal link, behind the #.
import type { SeatKey } from "../net/protocol.ts";

export interface Kept {
  id: string;
  code: string;
  title: string;
  tokens: string[];
  host: string;
  at: number;
}

const PLACE = "kickdoor.keys";
const MOST = 40;

export interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Each key once, and no empty ones. */
export function distinct(keys: string[]): string[] {
  return [...new Set(keys.filter(Boolean))];
}

export class Keyring {
  constructor(private readonly storage: Storage) {}

  all(): Kept[] {
    const text = this.storage.getItem(PLACE);
    return text ? (JSON.parse(text) as Kept[]) : [];
  }

  of(table: string): Kept | undefined {
    return this.all().find((kept) => kept.id === table || kept.code === table);
  }

  /** Keeps keys beside those that are there; the newest table first. */
  keep(table: { id: string; code: string; title: string }, tokens: string[], host = ""): void {
    const was = this.of(table.id);
    const kept: Kept = {
      id: table.id,
      code: table.code,
      title: table.title,
      tokens: [...new Set([...(was?.tokens ?? []), ...tokens])],
      host: host || was?.host || "",
      at: Date.now(),
    };
    const others = this.all().filter((one) => one.id !== table.id);
    this.storage.setItem(PLACE, JSON.stringify([kept, ...others].slice(0, MOST)));
  }

  forget(table: string): void {
    const rest = this.all().filter((one) => one.id !== table && one.code !== table);
    this.storage.setItem(PLACE, JSON.stringify(rest));
  }
}

/** The key that a personal link carries: `#seat=KEY`. */
export function keyInLink(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, "")).get("seat") ?? "";
}

export function personalLink(code: string, key: Pick<SeatKey, "token">): string {
  return `t/${code}#seat=${key.token}`;
}
