// A card that was pressed is answered for, however often the table changes meanwhile.
import { describe, expect, it } from "vitest";
import { Latest } from "../src/table/latest.ts";

function promised(): { answer: (text: string) => void; ask: () => Promise<string> } {
  let answer: (text: string) => void = () => undefined;
  const promise = new Promise<string>((resolve) => (answer = resolve));
  return { answer, ask: () => promise };
}

describe("questions asked anew", () => {
  it("are answered while a later one is still on its way", async () => {
    const latest = new Latest();
    const [first, second] = [promised(), promised()];
    const early = latest.of(first.ask);
    const late = latest.of(second.ask);
    first.answer("not now");
    expect(await early).toBe("not now");
    second.answer("not yet");
    expect(await late).toBe("not yet");
  });
  it("do not go back to what was said before", async () => {
    const latest = new Latest();
    const [first, second] = [promised(), promised()];
    const early = latest.of(first.ask);
    const late = latest.of(second.ask);
    second.answer("now");
    expect(await late).toBe("now");
    first.answer("not now");
    expect(await early).toBeNull();
  });
});
