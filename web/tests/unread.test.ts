import { describe, expect, it } from "vitest";
import { Unread } from "../src/table/unread.svelte.ts";
import type { Said } from "../src/net/protocol.ts";

const said = (at: number): Said => ({ type: "said", seat: 1, name: "Bob", text: "ha", at });

describe("what was said", () => {
  it("is unread until it lies before one's eyes, but for what was there before", () => {
    const unread = new Unread([said(1), said(2)]);
    unread.note([said(1), said(2)], false);
    expect(unread.count).toBe(0);
    unread.note([said(1), said(2), said(3), said(4)], false);
    expect(unread.count).toBe(2);
    unread.note([said(2), said(3), said(4)], true);
    expect(unread.count).toBe(0);
    unread.note([said(3), said(4), said(5)], false); // told anew after the line was lost
    expect(unread.count).toBe(1);
  });
});
