// What a press does changes under the finger when a question changes. A button that holds something else than a moment
// ago waits, and shows it; a press that comes meanwhile was meant for what was there before, and does nothing.
import { on } from "svelte/events";

export const STEADY_MS = 350;

/** For `{@attach}`: the buttons of a box, or a button, that count when `what` has been the same for a moment. */
export function steady(what: () => string): (box: HTMLElement) => () => void {
  return (box) => {
    const held = $derived(what());
    let isReady = false;
    /** Whether the finger came down before its time. */
    let isEarly = false;

    function show(): void {
      for (const button of box.querySelectorAll("button"))
        if (isReady) button.removeAttribute("aria-disabled");
        else button.setAttribute("aria-disabled", "true");
    }
    $effect(() => {
      isReady = held === ""; // holds nothing: there is nothing to wait for
      show();
      if (isReady) return;
      const wait = setTimeout(() => {
        isReady = true;
        show();
      }, STEADY_MS);
      return () => clearTimeout(wait);
    });

    // A button that comes meanwhile waits with the others.
    const coming = new MutationObserver(() => isReady || show());
    coming.observe(box, { childList: true, subtree: true });

    const catches = { capture: true };
    const offs = [
      on(box, "pointerdown", () => (isEarly = !isReady), catches),
      on(
        box,
        "click",
        (event) => {
          // Keys have no finger that came down.
          const goes = isReady && !(isEarly && event.detail > 0);
          if (goes || !(event.target as Element).closest("button")) return;
          event.preventDefault();
          event.stopPropagation();
        },
        catches,
      ),
    ];
    return () => {
      coming.disconnect();
      offs.forEach((off) => off());
    };
  };
}

/** What acts a box holds, as far as a press goes. */
export function held(acts: readonly { act: unknown; question: number; label: string }[]): string {
  return acts
    .map(({ act, question, label }) => `${JSON.stringify(act)} ${question} ${label}`)
    .join();
}
