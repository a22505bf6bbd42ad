// My turn, where the eye is not on the page: the title, icon and badge of the tab, and a notification for
// whoever has asked for one.
import type { Asked } from "../net/protocol.ts";

export interface Summons {
  title: string;
  text: string;
  /** The page to come back to. */
  link: string;
}

/** What of the browser is used; a test brings its own. */
export interface Tab {
  isHidden: () => boolean;
  title: (text: string) => void;
  icon: (isCalled: boolean) => void;
  badge: (isCalled: boolean) => void;
  notify: (summons: Summons) => void;
}

/** Whether somebody is wanted: what the server answers by itself calls nobody. */
export function isWanted(asked: Pick<Asked, "automatic"> | null | undefined): boolean {
  return asked ? !asked.automatic : false;
}

export class Attention {
  private isCalled = false;

  constructor(private readonly tab: Tab) {}

  /** Shows whether it is my turn; who does not look and wants to be told is told once. */
  show(isAsked: boolean, summons: Summons, isTold: boolean): void {
    this.tab.title(`${isAsked ? "● " : ""}${summons.title}`);
    if (isAsked === this.isCalled) return;
    this.isCalled = isAsked;
    this.tab.icon(isAsked);
    this.tab.badge(isAsked);
    if (isAsked && isTold && this.tab.isHidden()) this.tab.notify(summons);
  }

  /** The table is left. */
  rest(): void {
    this.show(false, { title: "kickdoor", text: "", link: "" }, false);
  }
}

const ICON = "favicon.svg";
const DOT = '<circle cx="24" cy="8" r="7" fill="#b3361f" stroke="#fff" stroke-width="2"/></svg>';

async function drawIcon(isCalled: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  if (!isCalled) return void (link.href = ICON);
  const plain = await fetch(new URL(ICON, document.baseURI)).then((found) => found.text());
  link.href = `data:image/svg+xml,${encodeURIComponent(plain.replace("</svg>", DOT))}`;
}

/** The browser's own. */
export function thisTab(): Tab {
  return {
    isHidden: () => document.hidden,
    title: (text) => (document.title = text),
    icon: (isCalled) => void drawIcon(isCalled).catch(() => undefined),
    badge: (isCalled) => {
      const own = navigator as Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;
      void (isCalled ? own.setAppBadge?.(1) : own.clearAppBadge?.())?.catch(() => undefined);
    },
    notify: (summons) => void notify(summons),
  };
}

async function notify({ title, text, link }: Summons): Promise<void> {
  if (!mayNotify()) return;
  const about = { body: text, tag: link, data: link, icon: ICON };
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker) await worker.showNotification(title, about);
  else new Notification(title, about).onclick = () => window.focus();
}

export function mayNotify(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

/** Asks the browser, which asks whoever pressed; whether notifications may come. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
