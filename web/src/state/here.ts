// What the whole page shares: the server, and the keys of this browser.
import { Api } from "../net/api.ts";
import { Gathered } from "../net/gathered.ts";
import { Keyring } from "./keyring.ts";
import type { Socket } from "../net/link.ts";
import { Promises } from "./promises.ts";
import { settings, t } from "./settings.svelte.ts";

const base = new URL(document.baseURI).pathname;

export const api = new Api(
  base,
  () => settings.language,
  () => t("offline"),
);
export const keyring = new Keyring(localStorage);
export const promises = new Promises(localStorage, api.addNonce);

export function socket(): Socket {
  const url = new URL("ws", document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  return new Gathered(new WebSocket(url) as Socket);
}

export function inviteLink(code: string): string {
  return new URL(`t/${code}`, document.baseURI).href;
}
