// One table as this browser knows it: the connection, what each of its seats sees, what was said.
// It draws no conclusions: acts are those the server listed, answers are those it gave.
import { Refused } from "../net/api.ts";
import { api, keyring, promises, socket } from "./here.ts";
import { distinct } from "./keyring.ts";
import { Link, type Answer, type LinkState } from "../net/link.ts";
import { settings, t } from "./settings.svelte.ts";
import { Struck } from "./struck.svelte.ts";
import { after, whole, type Tracked } from "../net/track.ts";
import { HELD_MS } from "../ui/telling.ts";
import type {
  Choice,
  Drafted,
  Emoted,
  Frame,
  Join,
  LegalAct,
  Notice,
  PersonChange,
  Preview,
  Priced,
  Quoted,
  Refusal,
  Said,
  ServerMessage,
  Suggested,
  TableInfo,
  Terms,
  View,
} from "../net/protocol.ts";

export interface Telling {
  key: number;
  kind: "refusal" | "notice" | "error";
  text: string;
  rule: string;
}

const TOLD_MS = 6000;

export class Session {
  table = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  isHost = $state(false);
  link_state = $state<LinkState>("opening");
  /** Why this table cannot be shown at all. */
  trouble = $state("");
  /** A table that may not be watched, as everyone may know it. */
  closed = $state.raw<TableInfo | null>(null);
  /** The number of our own request for a seat; 0: we have none. */
  request = $state(0);
  tracked = $state.raw<Record<number, Tracked>>({});
  chat = $state.raw<Said[]>([]);
  /** What is written and not said yet. */
  typed = $state("");
  emotes = $state.raw<(Emoted & { key: number })[]>([]);
  told = $state.raw<Telling[]>([]);
  /** The seat in whose place the person before the screen sits now. */
  seat = $state(-1);
  /** Several people here: nobody's hand is shown until the next one has tapped. */
  covered = $state(-1);
  /** The device was handed on by hand: it stays with whoever took it until they have acted. */
  private isLent = false;
  /** Acts that were sent and are not answered. */
  pending = $state(0);
  preview = $state.raw<Preview | null>(null);
  clockAt = $state(0);
  /** The Curse that strikes whoever looks, until it has been seen. */
  readonly struck = new Struck(
    (frame) => this.follow(frame),
    (seat) => this.tracked[seat]?.view,
    () => this.table?.pace ?? "",
  );
  private link: Link;
  private count = 0;

  constructor(readonly name: string) {
    this.link = new Link(socket, {
      hello: () => ({
        type: "hello",
        table: name,
        tokens: this.tokens,
        language: settings.language,
      }),
      heard: (message) => this.hear(message),
      state: (state) => (this.link_state = state),
    });
    this.link.connect();
  }

  private get tokens(): string[] {
    const kept = keyring.of(this.name);
    return kept ? distinct([...kept.tokens, kept.host]).slice(0, 6) : [];
  }

  get token(): string {
    const kept = keyring.of(this.name);
    return kept?.host || kept?.tokens[0] || "";
  }

  get view(): View | null {
    return this.tracked[this.seat]?.view ?? null;
  }

  /** Whether all is told that may be done now; if not, it is a moment later. */
  get isSettled(): boolean {
    return !this.tracked[this.seat]?.isPartial;
  }

  /** Who else, of the people here, is asked something. */
  get othersHere(): number[] {
    return this.seats.filter((seat) => seat !== this.seat && this.tracked[seat]?.view.asked);
  }

  close(): void {
    this.struck.forget();
    this.link.close();
  }

  hurry(): void {
    this.link.hurry();
  }

  /** New keys or another language: the greeting is said again. */
  greet(): void {
    this.link.greet();
  }

  // Seats.

  /** Asks for a seat; keys that fit nothing any more make room for the new one. */
  async ask(table: TableInfo, join: Join): Promise<void> {
    await this.tried(async () => {
      const asked = await api.ask(table.id, join, this.token);
      const host = keyring.of(table.id)?.host;
      keyring.forget(table.id);
      keyring.keep(asked.table, [asked.key.token], host);
      this.greet();
    });
  }

  /** Says yes or no to a newcomer, for all who sit at this device. */
  async answer(request: number, agree: boolean): Promise<void> {
    const kept = keyring.of(this.name);
    if (!kept || !this.table) return;
    for (const key of distinct([kept.host, ...kept.tokens])) {
      if (!this.table.requests.some((one) => one.number === request)) return;
      await this.tried(
        async () => (this.table = await api.answer(kept.id, request, { agree }, key)),
        "bad-token",
      );
    }
  }

  /** Changes how somebody at this device is seen; whether that was done. */
  async become(change: PersonChange): Promise<boolean> {
    const kept = keyring.of(this.name);
    if (!kept) return false;
    const done: TableInfo[] = [];
    for (const key of distinct([...kept.tokens, kept.host])) {
      if (done.length) break;
      await this.tried(
        async () => done.push((this.table = await api.person(kept.id, change, key))),
        "bad-token",
      );
    }
    return done.length > 0;
  }

  withdraw(): Promise<void> {
    const kept = keyring.of(this.name);
    return this.tried(async () => kept && (await api.leave(kept.id, kept.tokens[0] ?? "")));
  }

  private async tried(deed: () => Promise<unknown>, excused = ""): Promise<void> {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.problem.code !== excused) this.tell("error", error.message);
    }
  }

  // What is done.

  async act(act: unknown, question = 0, seat = this.seat): Promise<Answer> {
    this.pending += 1;
    this.preview = null;
    const answer = await this.link.ask({ type: "act", seat, act, question });
    this.pending -= 1;
    if (answer.type === "refusal") this.refused(answer);
    else if (answer.type === "error") this.tell("error", answer.text);
    else this.isLent = false;
    this.handOver();
    return answer;
  }

  make(act: LegalAct): Promise<Answer> {
    return this.act(act.act, act.question);
  }

  /** Why an act may not be made: the code, the rule and its sentence; null where it may. */
  async why(act: unknown): Promise<Pick<Refusal, "code" | "rule" | "text"> | null> {
    const answer = await this.link.ask({ type: "why", seat: this.seat, act });
    if (answer.type === "refusal") return answer;
    return answer.type === "error" ? { code: answer.code, rule: "", text: answer.text } : null;
  }

  /** Asks a bot why it did that; it answers to this seat alone. */
  async whyBot(bot: number): Promise<void> {
    const answer = await this.link.ask({ type: "why_bot", seat: this.seat, of: bot });
    const name = this.table?.seats[bot]?.name ?? "";
    if (answer.type === "because") this.tell("notice", t("bot-says", { name, text: answer.text }));
    else if (answer.type === "error") this.tell("error", answer.text);
  }

  async compose(chosen: number[]): Promise<Choice | null> {
    const answer = await this.link.ask({ type: "compose", seat: this.seat, chosen });
    if (answer.type === "choice") return answer;
    if (answer.type === "refusal") this.refused(answer);
    else if (answer.type === "error") this.tell("error", answer.text);
    return null;
  }

  /** The verbs that an act may begin with: the server builds more than it lists. */
  async verbs(): Promise<string[]> {
    const first = await this.compose([]);
    return (first?.values ?? []).map((value) => String(value.target?.value ?? ""));
  }

  /** What a verb makes of a card: the whole act, or the next thing to choose; null where it does not go. */
  async begun(verb: string, card: number): Promise<Choice | null> {
    const first = await this.compose([]);
    const found = first?.values.find((value) => value.target?.value === verb);
    const second = found && (await this.compose([found.value]));
    const aimed = second?.values.find(
      (value) => value.target?.kind === "card" && value.target.value === card,
    );
    return found && aimed ? this.compose([found.value, aimed.value]) : null;
  }

  // Deals and sales before they are made.

  /** Who could help, for how much, and what deals are made of; null where nobody answers. */
  async quotes(): Promise<Quoted | null> {
    const answer = await this.link.ask({ type: "quotes", seat: this.seat });
    return answer.type === "quoted" ? answer : this.unanswered(answer);
  }

  async draft(terms: Terms): Promise<Drafted | null> {
    const answer = await this.link.ask({ type: "draft", seat: this.seat, terms });
    return answer.type === "drafted" ? answer : this.unanswered(answer);
  }

  async makeItWork(terms: Terms, cards: number[], picks: number[]): Promise<Suggested | null> {
    const answer = await this.link.ask({
      type: "make_it_work",
      seat: this.seat,
      terms,
      excluded: cards,
      excluded_picks: picks,
    });
    return answer.type === "suggested" ? answer : this.unanswered(answer);
  }

  async sale(cards: number[], double: number, withCard: number): Promise<Priced | null> {
    const answer = await this.link.ask({
      type: "sale",
      seat: this.seat,
      cards,
      double,
      with_card: withCard,
    });
    return answer.type === "priced" ? answer : this.unanswered(answer);
  }

  /** A question that was about the moment before: the next moment asks again. */
  private unanswered(answer: Answer): null {
    if (answer.type === "error" && answer.code !== "bad-act") this.tell("error", answer.text);
    return null;
  }

  say(text: string): void {
    this.link.say({ type: "chat", seat: this.seat, text });
  }

  emote(emote: string): void {
    this.link.say({ type: "emote", seat: this.seat, emote });
  }

  askForPause(wanted: boolean): void {
    this.link.say({ type: "pause", seat: this.seat, wanted });
  }

  /** Says that this seat needs longer, or no longer; everybody sees it. */
  hold(wanted: boolean): void {
    this.link.say({ type: "hold", seat: this.seat, wanted });
  }

  /** In which windows this seat wants to be asked; in the others the server passes for it. */
  setAsking(when: string): void {
    this.link.say({ type: "asking", seat: this.seat, when });
  }

  /** Asked in every window from now on: nothing is passed by itself. */
  stopPassing(): void {
    this.setAsking("always");
    this.tell("notice", t("asked-always"));
  }

  /** Has a bot play for somebody who is not here, until they are. */
  letPlay(seat: number): void {
    this.link.say({ type: "let_play", seat });
  }

  setPace(pace: string): void {
    this.link.say({ type: "pace", pace });
  }

  speak(language: string): void {
    this.link.say({ type: "language", language });
  }

  /** Gives the device to somebody here who is not asked anything, but has something in mind. */
  handTo(seat: number): void {
    this.isLent = true;
    this.covered = seat;
  }

  /** The next person has the device in hand. */
  uncover(): void {
    if (this.covered < 0) return;
    this.seat = this.covered;
    this.covered = -1;
  }

  tell(kind: Telling["kind"], text: string, rule = ""): void {
    const key = ++this.count;
    this.told = [...this.told.filter((one) => one.text !== text), { key, kind, text, rule }].slice(
      -3,
    );
    this.untellSoon(key, TOLD_MS + (this.told.length - 1) * HELD_MS);
  }

  /** Its time begins when somebody looks; those before it stand first. */
  private untellSoon(key: number, wait: number): void {
    if (document.hidden)
      document.addEventListener("visibilitychange", () => this.untellSoon(key, wait), {
        once: true,
      });
    else setTimeout(() => this.untell(key), wait);
  }

  untell(key: number): void {
    this.told = this.told.filter((one) => one.key !== key);
  }

  private refused(refusal: Refusal): void {
    this.tell("refusal", refusal.text, refusal.rule);
  }

  // What is heard.

  private hear(message: ServerMessage): void {
    const handler = this.handlers[message.type] as ((message: ServerMessage) => void) | undefined;
    handler?.(message);
  }

  private readonly handlers: {
    [T in ServerMessage["type"]]?: (m: Extract<ServerMessage, { type: T }>) => void;
  } = {
    welcome: (m) => {
      this.table = m.table;
      this.isHost = m.is_host;
      this.chat = m.chat;
      this.trouble = "";
      this.request = m.request;
      this.keepSeats(m.seats);
      void promises.heed(m.table, m.seats.length ? this.tokens : []);
    },
    table: (m) => {
      this.table = m.table;
      if (!m.table.requests.some((one) => one.number === this.request)) this.request = 0;
      this.keepSeats(this.seats.filter((seat) => m.table.seats[seat]?.kind === "person"));
    },
    view: (m) => {
      if (m.view.seat === this.struck.line?.seat) this.struck.forget();
      this.show(m.view.seat, whole(m));
    },
    frame: (m) => {
      const isLookedAt = m.seat === (this.struck.line?.seat ?? this.seat);
      if (isLookedAt) this.struck.hear(m);
      else this.follow(m);
    },
    said: (m) => (this.chat = [...this.chat, m].slice(-200)),
    emoted: (m) => this.emoted(m),
    notice: (m: Notice) => this.tell("notice", m.text),
    error: (m) => {
      if (m.code === "bad-token" && !m.id) void this.shutOut(m.text);
      else if (!this.table) this.trouble = m.text;
      else if (!m.id) this.tell("error", m.text);
    },
  };

  /** Nobody may watch here, and no seat is ours: what is left is to ask for one. */
  private async shutOut(text: string): Promise<void> {
    this.trouble = text;
    this.request = 0;
    this.keepSeats([]);
    this.closed = await api.table(this.name).catch(() => null);
  }

  /** The seats that are ours; the host may have sent somebody away, who looks on then. */
  private keepSeats(seats: number[]): void {
    this.seats = seats;
    if (!seats.includes(this.seat)) this.seat = seats[0] ?? -1;
    if (this.covered >= 0 && !seats.includes(this.covered)) this.covered = -1;
  }

  private follow(frame: Frame): void {
    const now = after(this.tracked[frame.seat], frame);
    if (now) this.show(frame.seat, now, "clock" in frame.changed);
    else this.link.say({ type: "sync" });
  }

  private show(seat: number, tracked: Tracked, isNewClock = true): void {
    this.tracked = { ...this.tracked, [seat]: tracked };
    if (seat === this.seat && isNewClock) this.clockAt = performance.now();
    this.handOver();
  }

  /** On one device the screen goes to whoever is asked, with a cover in between. */
  private handOver(): void {
    if (this.seats.length < 2 || this.isLent || this.struck.line) return;
    const isWanted = this.covered >= 0 && this.tracked[this.covered]?.view.asked;
    if (isWanted) return;
    // An offer goes to whom it is made before anything else goes on.
    const isMine = this.view?.asked && this.view.asked.kind !== "offer";
    const offered = isMine
      ? this.othersHere.find((seat) => this.tracked[seat]?.view.asked?.kind === "offer")
      : undefined;
    this.covered = offered ?? (this.view?.asked ? -1 : (this.othersHere[0] ?? -1));
  }

  private emoted(emote: Emoted): void {
    const key = ++this.count;
    this.emotes = [...this.emotes, { ...emote, key }];
    setTimeout(() => (this.emotes = this.emotes.filter((one) => one.key !== key)), 3000);
  }
}
