// What this browser was promised before a deal, and what it added to the seed: kept, so that it can be
// checked after the end against more than the server's word.
import type { Storage } from "./keyring.ts";
import type { Added, Nonce, TableInfo } from "../net/protocol.ts";

export interface Kept {
  id: string;
  commitment: string;
  /** By seat: the key that sat there, and its nonce. */
  added: Record<number, { key: string; nonce: string }>;
}

type Add = (table: string, nonce: Nonce, key: string) => Promise<Added[]>;

const PLACE = "kickdoor.promises";
const MOST = 40;

export class Promises {
  /** Keys that have added, or cannot, by table. */
  private readonly done = new Set<string>();

  constructor(
    private readonly storage: Storage,
    private readonly add: Add,
  ) {}

  of(table: string): Kept | undefined {
    return this.all().find((kept) => kept.id === table);
  }

  /** Before a deal: keeps the commitment that is seen first, and has every key add a nonce to it. */
  async heed(table: Pick<TableInfo, "id" | "state" | "fairness">, keys: string[]): Promise<void> {
    const { commitment } = table.fairness;
    if (table.state !== "lobby" || !commitment) return;
    if (!this.of(table.id)) this.keep({ id: table.id, commitment, added: {} });
    const known = Object.values(this.of(table.id)?.added ?? {}).map((one) => one.key);
    const fresh = keys.filter(
      (key) => !known.includes(key) && !this.done.has(`${table.id}/${key}`),
    );
    await Promise.all(fresh.map((key) => this.addFor(table.id, commitment, key)));
  }

  private async addFor(id: string, commitment: string, key: string): Promise<void> {
    this.done.add(`${id}/${key}`);
    const nonce = newNonce();
    // A host without a seat adds nothing; where the deal was quicker, the server's own stands.
    const standing = await this.add(id, { nonce, commitment }, key).catch(() => []);
    const kept = this.of(id);
    if (!kept) return;
    for (const one of standing) if (one.nonce === nonce) kept.added[one.seat] = { key, nonce };
    this.keep(kept);
  }

  private all(): Kept[] {
    const text = this.storage.getItem(PLACE);
    return text ? (JSON.parse(text) as Kept[]) : [];
  }

  private keep(kept: Kept): void {
    const others = this.all().filter((one) => one.id !== kept.id);
    this.storage.setItem(PLACE, JSON.stringify([kept, ...others].slice(0, MOST)));
  }
}

/** A share of the seed that nobody else chose. */
function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
