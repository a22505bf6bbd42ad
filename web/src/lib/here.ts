// What the whole page shares: the server, and the keys of this browser.
import { Api } from "./api.ts";
import { Gathered } from "./gathered.ts";
import { Keyring } from "./keyring.ts";
import type { Socket } from "./link.ts";
import { settings, t } from "./settings.svelte.ts";

const base = new URL(document.baseURI).pathname;

export const api = new Api(base, () => settings.language, () => t("offline"));
export const keyring = new Keyring(localStorage);

export function socket(): Socket {
  const url = new URL("ws", document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  return new Gathered(new WebSocket(url) as Socket);
}

/** A share of the seed that nobody else chose. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function inviteLink(code: string): string {
  return new URL(`t/${code}`, document.baseURI).href;
}
