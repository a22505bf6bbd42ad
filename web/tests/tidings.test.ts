// What befell whoever looks comes before a hint, and on a sheet until it was read.
import { describe, expect, it } from "vitest";
import { READ_MS, SEEN_MS, Tidings } from "../src/state/tidings.svelte.ts";

describe("tidings", () => {
  it("are fresh until they were before somebody's eyes, and read a while later", () => {
    const tidings = new Tidings();
    expect(tidings.isFresh).toBe(false);
    const [thrown, cursed] = [{}, {}];
    tidings.tell(thrown, "8 to 20");
    expect(tidings.isFresh).toBe(true);
    tidings.see(SEEN_MS);
    expect([tidings.isFresh, tidings.isRead]).toEqual([false, false]);
    tidings.tell(thrown, "10 to 20"); // worded anew: no news
    expect(tidings.isFresh).toBe(false);
    tidings.see(READ_MS - SEEN_MS);
    expect(tidings.isRead).toBe(true);
    tidings.tell(cursed, "Bob curses you");
    expect([tidings.isFresh, tidings.isRead]).toEqual([true, false]);
    tidings.close();
    expect([tidings.isFresh, tidings.isRead]).toEqual([false, true]);
    tidings.tell(null, "");
    expect(tidings.isFresh).toBe(false);
  });
});
