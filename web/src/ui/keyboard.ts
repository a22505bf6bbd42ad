// Keys of the table, in one list: the `?` sheet shows it, the page listens by it.

export interface Shortcut {
  key: string;
  /** What it does, as a message of the page's words. */
  words: string;
}

export const SHORTCUTS: Shortcut[] = [
  { key: "1", words: "key-buttons" },
  { key: "g", words: "key-go" },
  { key: "h", words: "key-hand" },
  { key: "m", words: "key-munchkin" },
  { key: "f", words: "key-fight" },
  { key: "r", words: "key-rivals" },
  { key: "e", words: "key-everything" },
  { key: "a", words: "key-ask" },
  { key: "t", words: "key-trade" },
  { key: "s", words: "key-sell" },
  { key: "o", words: "key-orders" },
  { key: "p", words: "key-stop" },
  { key: "l", words: "key-log" },
  { key: "c", words: "key-chat" },
  { key: "i", words: "key-info" },
  { key: "z", words: "key-zoom" },
  { key: "?", words: "key-keys" },
];

/** The shortcut that a key press means; none while somebody types. */
export function pressed(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">,
): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  const at = event.target as { tagName?: string } | null;
  if (at && ["INPUT", "TEXTAREA", "SELECT"].includes(at.tagName ?? "")) return "";
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return key;
  return SHORTCUTS.some((shortcut) => shortcut.key === key) ? key : "";
}
