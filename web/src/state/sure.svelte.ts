// A press that is asked about once: the second in a row makes it. It asks, and says why, until something else is
// pressed or the focus goes on.
import { on } from "svelte/events";

export class Sure {
  /** It was pressed once, and asks. */
  isAsked = $state(false);

  /** Whether a press goes ahead; one that is rash is asked about first. */
  goes(isRash: boolean): boolean {
    this.isAsked = isRash && !this.isAsked;
    return !this.isAsked;
  }

  /** For `{@attach}`: where the button is, alone or with its way back, to know what is elsewhere. */
  watch = (place: HTMLElement): (() => void) => {
    const forget = (): void => void (this.isAsked = false);
    const offs = [
      on(place, "focusout", (event) => place.contains(event.relatedTarget as Node) || forget()),
      on(window, "pointerdown", (event) => place.contains(event.target as Node) || forget()),
    ];
    return () => offs.forEach((off) => off());
  };
}
