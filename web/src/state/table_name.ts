// A table as somebody names it: its code, read aloud or copied, or a link to it with whatever stands around it.

const LINK = /\/t\/([^\s/?#]+)[^\s#]*(?:#(\S+))?/;

/** The path of its page; "" where nothing is named. A personal link keeps its key. */
export function pathTo(typed: string): string {
  const [, linked, key] = LINK.exec(typed) ?? [];
  const code = (linked ?? typed).replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
  if (!code) return "";
  return `t/${encodeURIComponent(code)}${key ? `#${key}` : ""}`;
}
