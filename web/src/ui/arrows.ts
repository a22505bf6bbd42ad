// Arrow keys move the focus through what lies side by side: a hand, rivals, buttons. For `{@attach}`.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The next one of several, and from the last the first again. */
export function stepped(at: number, by: number, of: number): number {
  return (at + by + of) % of;
}

export function arrows(box: HTMLElement): () => void {
  const move = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [
      ...box.querySelectorAll<HTMLElement>("button:not([disabled], [tabindex='-1'])"),
    ].filter((one) => one.checkVisibility());
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    all[stepped(at, by, all.length)]?.focus();
  };
  box.addEventListener("keydown", move);
  return () => box.removeEventListener("keydown", move);
}
