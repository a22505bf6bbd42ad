// What a card or a button would come to is drawn in outline: while a pointer that has moved is on it, or the keys have
// brought the focus there. What comes to lie under a pointer at rest is not pointed at, and a focus that goes back
// after a press was moved by nobody.
import { on } from "svelte/events";
import type { Session } from "../state/session.svelte.ts";
import type { Preview } from "../net/protocol.ts";

let at = { x: NaN, y: NaN };
let isByKeys = true;

if (typeof window !== "undefined") {
  on(window, "pointermove", ({ clientX, clientY }) => (at = { x: clientX, y: clientY }));
  on(window, "pointerdown", () => (isByKeys = false), { capture: true });
  // Escape closes something, and leads nowhere.
  on(window, "keydown", ({ key }) => (isByKeys = key !== "Escape"), { capture: true });
}

/** For `{@attach}`: draws what it would come to; what is gone is drawn no longer. */
export function outlined(session: Session, comesTo: () => Preview | null) {
  return (element: HTMLElement): (() => void) => {
    let drawn: Preview | null = null;
    const draw = (): void => void (session.preview = drawn = comesTo());
    const end = (): void => {
      if (session.preview === drawn) session.preview = null;
      drawn = null;
    };
    const offs = [
      on(element, "pointermove", ({ pointerType, clientX, clientY }) => {
        const hasMoved = clientX !== at.x || clientY !== at.y;
        if (pointerType !== "touch" && hasMoved) draw();
      }),
      on(element, "pointerleave", end),
      on(element, "focus", () => isByKeys && draw()),
      on(element, "blur", end),
      end,
    ];
    return () => offs.forEach((off) => off());
  };
}
