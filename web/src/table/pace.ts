// Who sets how fast bots act: the host, or the only person at the table.
import type { TableInfo } from "../net/protocol.ts";

export function hasBots(table: TableInfo): boolean {
  return table.seats.some(({ kind, away }) => kind !== "person" || away);
}

export function maySetPace(table: TableInfo, who: { seat: number; isHost: boolean }): boolean {
  const people = table.seats.filter(({ kind }) => kind === "person").length;
  return hasBots(table) && who.seat >= 0 && (who.isHost || people === 1);
}
