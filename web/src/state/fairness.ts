// Was it fair? The commitment, the seed and every draw, worked out again in the browser, without the
// server and without the rules. kickdoor.protocol.fairness and kickdoor.engine.state.chance say the same.
import type { Kept } from "./promises.ts";
import type { Proof } from "../net/protocol.ts";

/** What of a record is looked at; a draw is stream, index, n and result. */
export interface Played {
  seed: string;
  seats: [string, string, number][];
  draws: [string, number, number, number][];
  start?: string;
}

export type Verdict =
  | { kind: "broken"; why: "commitment" | "changed" | "seed" | "replaced" | "draw" }
  | { kind: "unpromised"; draws: number }
  | { kind: "fair"; draws: number; names: string[]; seen: "mine" | "seen" | "unseen" };

const SPAN = 1n << 64n;
const text = new TextEncoder();

/** WebCrypto is there over https and on the machine itself, and nowhere else. */
export function canCheck(): boolean {
  return Boolean(globalThis.crypto.subtle);
}

/** The proof of a game against itself, and against what this browser kept of it for its seats. */
export async function check(
  proof: Proof,
  kept: Kept | undefined,
  seats: number[],
): Promise<Verdict> {
  const record = proof.record as Played;
  const { commitment, nonces, secret } = proof.fairness;
  if (kept && kept.commitment !== commitment) return { kind: "broken", why: "changed" };
  const mine = seats.flatMap((seat) =>
    kept?.added[seat] ? [{ seat, nonce: kept.added[seat].nonce }] : [],
  );
  if (mine.some(({ seat, nonce }) => nonces[seat] !== nonce))
    return { kind: "broken", why: "replaced" };
  if (commitment) {
    if ((await sha256(bytesOf(secret))) !== commitment)
      return { kind: "broken", why: "commitment" };
    const seed = await sha256(joined(bytesOf(secret), text.encode(nonces.join(""))));
    if (seed !== record.seed || nonces.length !== record.seats.length)
      return { kind: "broken", why: "seed" };
  }
  if (!(await areDrawn(record))) return { kind: "broken", why: "draw" };
  const draws = record.draws.length;
  if (!commitment) return { kind: "unpromised", draws };
  const names = await namesOfAdders(record, nonces, bytesOf(secret));
  return { kind: "fair", draws, names, seen: mine.length ? "mine" : kept ? "seen" : "unseen" };
}

/** A fair number below n, the index-th of its stream. */
export async function draw(
  seed: Uint8Array,
  stream: string,
  index: number,
  n: number,
): Promise<number> {
  const limit = SPAN - (SPAN % BigInt(n));
  for (let attempt = 0; ; attempt++) {
    const digest = await sha256(joined(seed, text.encode(`/${stream}/${index}/${attempt}`)));
    const number = BigInt(`0x${digest.slice(0, 16)}`);
    if (number < limit) return Number(number % BigInt(n));
  }
}

/** Whether every draw follows from the seed, with none left out; a game that begins in the middle goes on counting. */
export async function areDrawn(record: Played): Promise<boolean> {
  const seed = bytesOf(record.seed);
  const following = new Map<string, number>();
  for (const [stream, index, n, result] of record.draws) {
    if (index !== (following.get(stream) ?? (record.start ? index : 0))) return false;
    following.set(stream, index + 1);
    if ((await draw(seed, stream, index, n)) !== result) return false;
  }
  return true;
}

/** Whose nonce is their own: the others' were fixed with the secret. */
async function namesOfAdders(
  record: Played,
  nonces: string[],
  secret: Uint8Array,
): Promise<string[]> {
  const fixed = await Promise.all(
    nonces.map((_, seat) => sha256(joined(secret, text.encode(`/nonce/${seat}`)))),
  );
  return record.seats
    .map(([name]) => name)
    .filter((_, seat) => nonces[seat] !== fixed[seat]?.slice(0, 32));
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
