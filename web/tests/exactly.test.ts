import { describe, expect, it } from "vitest";
import { say } from "../src/i18n/words.ts";
import { saysNoMore } from "../src/ui/exactly.ts";

describe("exactly", () => {
  it("leaves out a sentence that says what stands above it", () => {
    const trap = { facts: ["Falle"], figure: "" };
    expect(saysNoMore("Falle.", trap)).toBe(true);
    const coat = { facts: ["Gegenstand", "Rüstung", "400 Credits"], figure: "+2" };
    expect(saysNoMore("Gegenstand: Bonus +2, Rüstung, 400 Credits.", coat)).toBe(true);
  });
  it("keeps one that says more", () => {
    const undead = { facts: ["Monsterverstärker", "+1 Schatz"], figure: "+5" };
    expect(saysNoMore("Monsterverstärker: Bonus +5, +1 Schatz, Merkmal untot.", undead)).toBe(
      false,
    );
    expect(saysNoMore("Fire: 3 Treasures.", { facts: ["Fire"], figure: "" })).toBe(false);
  });
});

describe("who wins", () => {
  it("is one or several", () => {
    expect(say("de", "i-win")).toBe("du siegst");
    expect(say("de", "we-win")).toBe("ihr siegt");
    expect(say("de", "we-lose", { count: 1 })).toBe("es siegt");
    expect(say("en", "we-lose", { count: 1 })).toBe("it wins");
    expect(say("de", "monsters-win", { count: 2 })).toBe("Monster siegen");
  });
});
