import type { BotChoice } from "../net/protocol.ts";

/** What a bot is called: as the server says, where it has said so yet. */
export function titleOf(bots: readonly BotChoice[], name: string): string {
  return bots.find((bot) => bot.name === name)?.title ?? name;
}
