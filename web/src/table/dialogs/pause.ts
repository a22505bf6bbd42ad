// A pause: who wants it, who has not agreed, and what a table shows while it lasts.
import type { TableInfo, View } from "../../net/protocol.ts";

export interface Pause {
  /** on: it lasts; asked: the others want one; wanted: one has asked, and waits; "": none. */
  kind: "on" | "asked" | "wanted" | "";
  /** Who asks, or who is still to agree. */
  names: string[];
}

export function pauseOf(table: TableInfo, seat: number): Pause {
  if (table.state !== "playing" || table.paused === "storage") return { kind: "", names: [] };
  if (table.paused) return { kind: "on", names: [] };
  const people = table.seats.filter(({ kind }) => kind === "person");
  const wanting = people.filter((one) => one.wants_pause);
  if (!wanting.length || seat < 0) return { kind: "", names: [] };
  const isMine = wanting.some((one) => one.seat === seat);
  const left = people.filter((one) => one.present && !one.wants_pause);
  return {
    kind: isMine ? "wanted" : "asked",
    names: (isMine ? left : wanting).map(({ name }) => name),
  };
}

/** The table while nothing counts: nobody is asked, and nothing is offered that would be refused. */
export function stilled(view: View): View {
  return { ...view, asked: null, acts: [], waiting: { ...view.waiting, seats: [] }, holding: [] };
}
