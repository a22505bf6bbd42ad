// What comes of a wait: what its end does for whoever is asked, who has asked for longer, and who is waited for in
// vain.
import { isAutomatic, mayHold } from "./places.ts";
import type { SeatInfo, TableInfo, View } from "../../net/protocol.ts";

const ENDS = new Map([
  ["wait", "then-pass"],
  ["answer-roll", "then-roll"],
  ["answer-curse", "then-curse"],
  ["answer-bad-stuff", "then-bad-stuff"],
]);

/** The message that says what is done for whoever looks when the wait ends; "": nothing is. */
export function endOf(view: View): string {
  const { asked, clock, holding } = view;
  const isEnding =
    !holding.length && mayHold(view) && !isAutomatic(asked) && clock?.kind === "window";
  return (isEnding && ENDS.get(asked?.kind ?? "")) || "";
}

/** Who else has asked the table to hold on. */
export function holders({ holding, seat, munchkins }: View): string[] {
  return holding.filter((one) => one !== seat).map((one) => munchkins[one]?.name ?? "");
}

/** The people who are waited for and are not here, where no bot plays for them yet. */
export function missing(view: View, table: Pick<TableInfo, "seats"> | null): SeatInfo[] {
  return view.waiting.seats.flatMap(({ seat }) => {
    const one = table?.seats[seat];
    return one?.kind === "person" && !one.present && !one.away && seat !== view.seat ? [one] : [];
  });
}

/** Whether somebody may have a bot play on for whoever is gone: the host, or who sits where he is gone too. */
export function mayLetPlay(
  table: Pick<TableInfo, "seats" | "host">,
  { isHost, seat }: { isHost: boolean; seat: number },
): boolean {
  return isHost || (seat >= 0 && !isHostHere(table));
}

function isHostHere({ seats, host }: Pick<TableInfo, "seats" | "host">): boolean {
  return seats[host]?.present === true;
}
