// Arrow keys move the focus through a row or a list of buttons.
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function arrows(list: HTMLElement): () => void {
  function moved(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const all = [...list.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  }
  list.addEventListener("keydown", moved);
  return () => list.removeEventListener("keydown", moved);
}
