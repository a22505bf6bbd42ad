// What the page works out of a proof is what the engine drew: on games that were recorded by it.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { areDrawn, check, draw, type Played } from "../src/state/fairness.ts";
import { Promises, type Kept } from "../src/state/promises.ts";
import type { Added, Nonce, Proof } from "../src/net/protocol.ts";

const GAMES = join(import.meta.dirname, "games");
const read = (file: string): Proof => JSON.parse(readFileSync(join(GAMES, file), "utf-8")) as Proof;
const files = readdirSync(GAMES);
const proof = read("munchkin.json");
const record = proof.record as Played;
const { commitment, nonces } = proof.fairness;

function changed(fairness: Partial<Proof["fairness"]>, played: Partial<Played> = {}): Proof {
  return { fairness: { ...proof.fairness, ...fairness }, record: { ...record, ...played } };
}

function kept(more: Partial<Kept> = {}): Kept {
  return { id: "t", commitment, added: { 0: { key: "k", nonce: nonces[0] ?? "" } }, ...more };
}

describe.each(files)("the game of %s", (file) => {
  it("was drawn as recorded, draw by draw", async () => {
    const game = read(file).record as Played;
    expect(game.draws.length).toBeGreaterThan(150);
    expect(await areDrawn(game)).toBe(true);
  });
  it("is fair", async () => {
    const found = await check(read(file), undefined, []);
    expect(found).toMatchObject({
      kind: "fair",
      seen: "unseen",
      names: file === "munchkin.json" ? ["Änn", "Bob"] : [],
    });
  });
});

describe("a draw", () => {
  it("is rejected and hashed again where it would be unfair", async () => {
    // The first number of this one lies above the last whole multiple of n; so says kickdoor.engine.state.chance.
    expect(await draw(new Uint8Array(32), "dice", 3327, 2 ** 52 + 1)).toBe(4279749276976842);
  });
});

describe("a proof", () => {
  it("is held against what this browser kept", async () => {
    expect(await check(proof, kept(), [0])).toMatchObject({
      kind: "fair",
      seen: "mine",
      draws: record.draws.length,
    });
    expect(await check(proof, kept({ added: {} }), [])).toMatchObject({
      kind: "fair",
      seen: "seen",
    });
    // Somebody else has had that seat since.
    expect(
      await check(proof, kept({ added: { 0: { key: "k", nonce: "other" } } }), [1]),
    ).toMatchObject({ kind: "fair", seen: "seen" });
  });
  it.each([
    ["changed", proof, kept({ commitment: "another" })],
    ["changed", changed({ commitment: "" }), kept()],
    ["replaced", proof, kept({ added: { 0: { key: "k", nonce: "f".repeat(32) } } })],
    ["commitment", changed({ secret: "00".repeat(32) }), undefined],
    ["seed", changed({ nonces: [...nonces].reverse() }), undefined],
    ["seed", changed({}, { seed: "00".repeat(32) }), undefined],
    [
      "draw",
      changed(
        {},
        { draws: record.draws.map(([s, i, n, r]) => [s, i, n, s === "dice" ? (r + 1) % n : r]) },
      ),
      undefined,
    ],
    ["draw", changed({}, { draws: record.draws.slice(1) }), undefined],
  ] as [string, Proof, Kept | undefined][])(
    "that is broken is found: %s",
    async (why, told, mine) => {
      expect(await check(told, mine, [0])).toEqual({ kind: "broken", why });
    },
  );
  it("of a game that was not dealt here is no more than its draws", async () => {
    const laid = changed(
      { commitment: "", nonces: [], secret: "" },
      { start: "packed", draws: record.draws.slice(3) },
    );
    expect(await check(laid, undefined, [0])).toEqual({
      kind: "unpromised",
      draws: record.draws.length - 3,
    });
  });
});

describe("promises", () => {
  const table = {
    id: "t",
    state: "lobby",
    fairness: { commitment: "c", nonces: [], secret: "", added: [] },
  };

  function browser(answer: (nonce: Nonce, key: string) => Added[]): {
    promises: Promises;
    sent: string[];
  } {
    const sent: string[] = [];
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    };
    const add = (id: string, nonce: Nonce, key: string): Promise<Added[]> => {
      sent.push(`${id} ${nonce.commitment} ${key}`);
      return Promise.resolve().then(() => answer(nonce, key));
    };
    return { promises: new Promises(storage, add), sent };
  }

  it("are kept, and answered by a nonce for every key, once", async () => {
    const { promises, sent } = browser((nonce, key) => [{ seat: Number(key), nonce: nonce.nonce }]);
    await Promise.all([promises.heed(table, ["0", "2"]), promises.heed(table, ["0", "2"])]);
    await promises.heed({ ...table, fairness: { ...table.fairness, commitment: "later" } }, [
      "0",
      "2",
    ]);
    expect(sent).toEqual(["t c 0", "t c 2"]);
    const mine = promises.of("t");
    expect(mine?.commitment).toBe("c");
    expect(mine?.added[2]?.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(mine?.added[2]?.nonce).not.toBe(mine?.added[0]?.nonce);
  });
  it("hold no nonce that the server did not take", async () => {
    const refused = browser(() => {
      throw new Error("started");
    });
    await refused.promises.heed(table, ["0"]);
    expect(refused.promises.of("t")).toEqual({ id: "t", commitment: "c", added: {} });
    const elsewhere = browser(() => [{ seat: 0, nonce: "of my other device" }]);
    await elsewhere.promises.heed(table, ["0"]);
    expect(elsewhere.promises.of("t")?.added).toEqual({});
  });
  it("are not made once the game has begun", async () => {
    const { promises, sent } = browser(() => []);
    await promises.heed({ ...table, state: "playing" }, ["0"]);
    expect([sent, promises.of("t")]).toEqual([[], undefined]);
  });
});
