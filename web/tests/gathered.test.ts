import { describe, expect, it } from "vitest";
import { Gathered } from "../src/net/gathered.ts";
import type { Socket } from "../src/net/link.ts";

function scene() {
  const plain: Socket = {
    send: () => {},
    close: () => {},
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  const heard: string[] = [];
  const drawings: (() => void)[] = [];
  const socket = new Gathered(plain, (run) => drawings.push(run));
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = () => heard.push("closed");
  const arrives = (...all: string[]): void => all.forEach((data) => plain.onmessage?.({ data }));
  return { plain, heard, drawings, arrives };
}

describe("a socket that gathers", () => {
  it("hands a burst on at one drawing, in order, and the next one at the next", () => {
    const { heard, drawings, arrives } = scene();
    arrives("frame 1", "frame 2", "ack");
    expect(heard).toEqual([]);
    expect(drawings).toHaveLength(1);
    drawings[0]?.();
    expect(heard).toEqual(["frame 1", "frame 2", "ack"]);
    arrives("frame 3");
    expect(drawings).toHaveLength(2);
    drawings[1]?.();
    expect(heard.at(-1)).toBe("frame 3");
  });

  it("hands on what it has before it says that the line is down, and nothing twice", () => {
    const { plain, heard, drawings, arrives } = scene();
    arrives("frame");
    plain.onclose?.();
    drawings[0]?.();
    expect(heard).toEqual(["frame", "closed"]);
  });
});
