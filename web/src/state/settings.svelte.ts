// What somebody likes: language, light or dark, how much moves, what is heard, what is asked. Kept in this browser.
import { LANGUAGES, has, learn, say } from "../i18n/words.ts";
import { titleIn } from "./table_name.ts";

export type Shade = "system" | "light" | "dark";
export type Motion = "system" | "less";
/** Which acts are asked about before they are made. */
export type Asking = "rash" | "always" | "never";

const PLACE = "kickdoor.settings";

interface Kept {
  language: string;
  shade: Shade;
  motion: Motion;
  asking: Asking;
  sound: boolean;
  /** Of 100. */
  volume: number;
  name: string;
  /** Of the munchkin one starts with; "": as it comes. */
  sex: string;
  /** Told by the browser when it is my turn and I do not look. */
  notified: boolean;
}

const AT_FIRST = {
  shade: "system",
  motion: "system",
  asking: "rash",
  sound: false,
  volume: 50,
  name: "",
  sex: "",
  notified: false,
} as const;

function browserLanguage(): string {
  const wanted = navigator.languages.map((one) => one.slice(0, 2));
  return wanted.find((one) => LANGUAGES.some((known) => known === one)) ?? "en";
}

function kept(): Kept {
  const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  return { language: browserLanguage(), ...AT_FIRST, ...found };
}

class Settings {
  language = $state("en");
  shade = $state<Shade>("system");
  motion = $state<Motion>("system");
  asking = $state<Asking>("rash");
  sound = $state(false);
  volume = $state(50);
  name = $state("");
  sex = $state("");
  notified = $state(false);

  constructor() {
    Object.assign(this, kept());
    this.show();
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { language, shade, motion, asking, sound, volume, name, sex, notified } = this;
    localStorage.setItem(
      PLACE,
      JSON.stringify({ language, shade, motion, asking, sound, volume, name, sex, notified }),
    );
    this.show();
  }

  /** In another language, as soon as its words are there. */
  async speak(language: string): Promise<void> {
    await learn(language);
    this.set({ language });
  }

  get isStill(): boolean {
    return this.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  private show(): void {
    const page = document.documentElement;
    page.lang = this.language;
    page.dataset.shade = this.shade;
    page.dataset.motion = this.motion;
  }
}

export const settings = new Settings();

/** The page's words in the language that is set, and of the world that is shown: in space Curses are Traps. */
export function t(message: string, values: Record<string, string | number> = {}): string {
  const world = document.documentElement.dataset.world ?? "";
  return say(settings.language, message, { world, ...values });
}

/** The words for something the server named, or its name where there are none yet. */
export function named(prefix: string, id: string): string {
  const message = `${prefix}-${id}`;
  return has(settings.language, message) ? t(message) : id;
}

/** What a table is called; "" where nobody has said. */
export function titled(title: string): string {
  return titleIn(settings.language, title);
}

/** Where a refusal is written: in a numbered rule, or on a card. */
export function ruled(rule: string): string {
  return rule.startsWith("card:") ? t("rule-card") : t("rule", { rule });
}
