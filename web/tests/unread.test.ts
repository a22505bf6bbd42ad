import { describe, expect, it, vi } from "vitest";
import { Talk } from "../src/table/talk.svelte.ts";
import { Unread, Untold } from "../src/table/unread.svelte.ts";
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

describe("what was told", () => {
  it("is counted until it is read, also when the table comes whole again", () => {
    const untold = new Untold(5);
    untold.note(17, false);
    expect(untold.count).toBe(12);
    untold.note(0, false); // somebody has another name: all is told anew
    expect(untold.count).toBe(12);
    untold.note(3, false);
    expect(untold.count).toBe(15);
    untold.note(4, true);
    expect(untold.count).toBe(0);
  });
});

describe("talk", () => {
  it("stands at a seat for a while, however much was said before", () => {
    vi.useFakeTimers();
    const before = Array.from({ length: 200 }, (_, at) => said(at));
    const talk = new Talk(before);
    talk.note(before);
    expect(talk.said[1]).toBeUndefined();
    const hello = said(200.5);
    talk.note([...before.slice(1), hello]); // the list is as long as it was
    expect(talk.said[1]).toBe(hello);
    expect(talk.newest).toBe(hello);
    vi.advanceTimersByTime(3000);
    const again = said(203);
    talk.note([hello, again]);
    vi.advanceTimersByTime(3500);
    expect(talk.said[1]).toBe(again);
    vi.advanceTimersByTime(3000);
    expect(talk.said[1]).toBeUndefined();
    vi.useRealTimers();
  });
});
