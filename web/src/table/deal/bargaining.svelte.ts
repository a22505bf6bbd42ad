// One deal while its sheet is open: the candidates, the draft, and what the server says to it.
import type { Session } from "../../state/session.svelte.ts";
import type { Drafted, Offer, Quote, Quoted, Suggested, Suggestion } from "../../net/protocol.ts";
import {
  answering,
  between,
  draftOf,
  emptyDraft,
  isSame,
  tapped,
  termsOf,
  type Draft,
  type Kept,
  type Part,
  type Stage,
} from "./deal.ts";
import { deals } from "./news.svelte.ts";

const NOTHING: Kept = { cards: [], picks: [] };

/** A draft as it will lie on the table, as far as it is known before. */
function offerOf(draft: Draft, maker: number, text: string): Offer {
  const { kind, to, picks } = draft;
  return { id: 0, kind, maker, to, treasures: picks.length, picks, items: [], cards: [], text };
}

export class Bargaining {
  quoted = $state.raw<Quoted | null>(null);
  draft = $state.raw<Draft>(emptyDraft("help"));
  kept = $state.raw<Kept>(NOTHING);
  drafted = $state.raw<Drafted | null>(null);
  suggested = $state.raw<Suggested | null>(null);
  /** Why nobody can be asked at all. */
  barred = $state.raw<{ rule: string; text: string } | null>(null);
  /** Whose offer is being countered; -1: nobody's. */
  countered = $state(-1);
  /** Whether an offer is on its way to the server. */
  isSending = $state(false);
  /** The last terms that were sent. */
  private sent = $state.raw<Draft | null>(null);
  private asked = 0;
  private isOpen = true;

  constructor(
    readonly session: Session,
    readonly kind: Draft["kind"],
    private wanted: number,
  ) {
    this.draft = emptyDraft(kind);
  }

  close(): void {
    this.isOpen = false;
  }

  /** The offer that is open between this seat and the chosen one. */
  get open(): Offer | undefined {
    const view = this.session.view;
    return view && this.draft.to >= 0 ? between(view, this.kind, this.draft.to) : undefined;
  }

  /** Whether the chosen one has still to answer our offer. */
  get isSent(): boolean {
    return this.open !== undefined && this.open.maker === this.session.seat;
  }

  /** Whether the chosen one has answered what was sent with an offer of his own. */
  get isAnswered(): boolean {
    return this.sent?.to === this.draft.to && this.open?.maker === this.draft.to;
  }

  get stage(): Stage {
    if (this.isSent || this.isSending) return "sent";
    const news = deals.of(this.kind, this.draft.to);
    const isRefused = news?.fate === "declined" && this.sent && isSame(this.sent, this.draft);
    return isRefused ? "declined" : "composing";
  }

  quoteOf(seat: number): Quote | undefined {
    return this.quoted?.quotes.find((quote) => quote.seat === seat);
  }

  /** Asks for the candidates again; the draft stays, and is held against the new moment. */
  async refresh(): Promise<void> {
    const found = await this.session.quotes();
    if (!this.isOpen || !found) return;
    const before = this.quoteOf(this.draft.to);
    this.quoted = found;
    this.follow(before);
    if (this.draft.to < 0) this.begin(found);
    if (this.draft.to >= 0) await this.check();
    else if (this.kind === "help" && !found.quotes.length) await this.askWhy();
  }

  /** Terms that nobody has touched go by what is at stake now: the last pick stays the last. */
  private follow(before: Quote | undefined): void {
    const now = this.quoteOf(this.draft.to);
    if (!before || !now || now.stake === before.stake || this.open || this.isSending) return;
    if (isSame(this.draft, draftOf(before.terms))) this.draft = draftOf(now.terms);
  }

  /** Whoever was named, or is the only one there is, is chosen already. */
  private begin(found: Quoted): void {
    const aside = deals.takeUp(this.kind);
    if (aside && (this.wanted < 0 || this.wanted === aside.to)) {
      this.draft = aside;
      return;
    }
    const only = this.kind === "help" && found.quotes.length === 1 ? found.quotes[0]?.seat : -1;
    const seat = this.wanted >= 0 ? this.wanted : (only ?? -1);
    const isThere = this.kind === "trade" || this.quoteOf(seat);
    this.wanted = -1;
    if (seat >= 0 && isThere) this.draft = this.terms(seat);
  }

  private async askWhy(): Promise<void> {
    const view = this.session.view;
    const other = view?.munchkins.find((one) => one.seat !== view.seat)?.seat ?? 0;
    const drafted = await this.session.draft(termsOf(emptyDraft("help", other)));
    if (this.isOpen && drafted?.text) this.barred = { rule: drafted.rule, text: drafted.text };
  }

  /** What a deal with somebody begins with: his own offer, or the going rate. */
  private terms(seat: number): Draft {
    const view = this.session.view;
    const open = view ? between(view, this.kind, seat) : undefined;
    this.countered = open?.maker === seat ? seat : -1;
    if (open) return answering(open, this.session.seat);
    const quote = this.quoteOf(seat);
    return quote && this.kind === "help" ? draftOf(quote.terms) : emptyDraft(this.kind, seat);
  }

  /** A tap chooses somebody, a tap again lets go. */
  choose(seat: number): void {
    if (this.quoteOf(seat)?.rule) return;
    this.kept = NOTHING;
    this.suggested = null;
    this.drafted = null;
    this.draft = this.draft.to === seat ? emptyDraft(this.kind) : this.terms(seat);
    if (this.draft.to >= 0) void this.check();
  }

  tap(part: Part, value: number): void {
    [this.draft, this.kept] = tapped(this.draft, this.kept, part, value);
    this.suggested = null;
    void this.check();
  }

  startOver(): void {
    this.draft = emptyDraft(this.kind);
    this.kept = NOTHING;
    this.drafted = null;
    this.suggested = null;
  }

  /** Whether nothing changes hands yet: there is nothing to be said to that. */
  get isBlank(): boolean {
    const { kind, items, cards } = this.draft;
    return kind === "trade" && !items.length && !cards.length;
  }

  /** What the server says to the draft as it stands. */
  async check(): Promise<void> {
    if (this.draft.to < 0) return;
    const number = ++this.asked;
    if (this.isBlank) {
      this.drafted = null;
      return;
    }
    const found = await this.session.draft(termsOf(this.draft));
    if (this.isOpen && number === this.asked) this.drafted = found;
  }

  async makeItWork(): Promise<void> {
    const { cards, picks } = this.kept;
    const found = await this.session.makeItWork(termsOf(this.draft), cards, picks);
    if (this.isOpen) this.suggested = found;
  }

  /** Fills the sheet with a suggestion; nothing is sent. */
  async take(suggestion: Suggestion): Promise<void> {
    const isOther = suggestion.terms.to !== this.draft.to;
    this.draft = draftOf(suggestion.terms);
    if (isOther) this.kept = NOTHING;
    this.suggested = null;
    await this.check();
  }

  async send(): Promise<void> {
    const { drafted, draft } = this;
    if (!drafted || drafted.rule) return;
    deals.unsay(this.kind, draft.to);
    this.suggested = null;
    this.sent = draft;
    this.isSending = true;
    const view = this.session.view;
    const maker = this.session.seat;
    if (view) deals.sending(offerOf(draft, maker, drafted.phrase), view.log);
    const answer = await this.session.act(drafted.act);
    if (answer.type !== "ack") deals.arrived(draft);
    this.isSending = false;
  }
}
