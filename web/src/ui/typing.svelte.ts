// Whether somebody is writing: what else wants the focus waits until they have left the field, or rested for a while.
import { on } from "svelte/events";

const REST_MS = 2000;

export class Typing {
  isOn = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** For an effect. */
  listen(): () => void {
    const rest = (): void => {
      clearTimeout(this.timer);
      this.isOn = false;
    };
    const write = ({ target }: Event): void => {
      if (!(target instanceof HTMLElement) || !isText(target)) return;
      clearTimeout(this.timer);
      this.isOn = true;
      this.timer = setTimeout(rest, REST_MS);
    };
    const offs = [on(window, "input", write), on(window, "focusout", rest), rest];
    return () => offs.forEach((off) => off());
  }
}

function isText(element: HTMLElement): boolean {
  return element.matches("textarea, input:not([type=radio], [type=checkbox], [type=range])");
}
