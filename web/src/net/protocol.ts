// Made by tools/protocol_types.py from the message classes. Do not edit.

export const PROTOCOL = 1;

/** Questions that are answered at the table, with buttons and cards; every other one comes as a dialog. */
export const AT_TABLE: readonly string[] = [
  "opening",
  "trouble-or-loot",
  "charity",
  "answer-roll",
  "answer-curse",
  "answer-bad-stuff",
  "wait",
  "start",
  "fight",
  "end",
];

export type EventKind =
  | "TurnBegan"
  | "DoorKicked"
  | "CardDrawn"
  | "CardPlayed"
  | "CardDiscarded"
  | "DeckReshuffled"
  | "CombatStarted"
  | "MonsterAdded"
  | "MonsterRemoved"
  | "MonsterKilled"
  | "HelpAsked"
  | "HelpAccepted"
  | "HelpDeclined"
  | "HelperLeft"
  | "CombatTransferred"
  | "FightDeclared"
  | "CombatWon"
  | "CombatLost"
  | "DiceRolled"
  | "Escaped"
  | "Caught"
  | "FollowerSacrificed"
  | "LevelChanged"
  | "SexChanged"
  | "Died"
  | "BodyLooted"
  | "NewCharacter"
  | "CurseStruck"
  | "CurseCancelled"
  | "CurseEnded"
  | "ItemEquipped"
  | "ItemUnequipped"
  | "ItemsSold"
  | "Traded"
  | "ItemStolen"
  | "TheftFailed"
  | "PowerUsed"
  | "CharityGiven"
  | "GameWon"
  | "CardTaken"
  | "CardsShown"
  | "OfferWithdrawn"
  | "TradeOffered"
  | "TradeDeclined"
  | "HelpOffered";

/** What a line of the log is about: an event, or what happened around the game. */
export type LogKind = EventKind | Lowercase<string>;

/** Events whose cards nobody held before: they come from a deck, a pile or the middle. Those of all others come
 * from whose event it is. */
export const UNHELD: ReadonlySet<string> = new Set([
  "DoorKicked",
  "CardDrawn",
  "CombatStarted",
  "MonsterKilled",
  "BodyLooted",
  "CurseStruck",
  "CardTaken",
]);

export type Cue = "card" | "curse" | "death" | "die" | "level" | "lost" | "turn" | "won";

/** By what an event is heard; one that is not here by its cards, if it names any. */
export const SOUND_OF: Readonly<Partial<Record<string, Cue>>> = {
  TurnBegan: "turn",
  DoorKicked: "card",
  CardDrawn: "card",
  CardPlayed: "card",
  CombatWon: "won",
  CombatLost: "lost",
  DiceRolled: "die",
  LevelChanged: "level",
  Died: "death",
  CurseStruck: "curse",
  GameWon: "won",
  CardTaken: "card",
};

/** Done, and written down; `sequence` is the frame that shows it. */
export interface Ack {
  type: "ack";
  id: string;
  sequence: number;
}

/** The nonce that stands for a seat: the first that was added. */
export interface Added {
  seat: number;
  nonce: string;
}

/** The answer to `why` about an act that may be made. */
export interface Allowed {
  type: "allowed";
  id: string;
  label: string;
}

/** Asks who could help in the fight at hand, and for how much; or, of another's fight, what this seat's help would do for it. */
export interface AskQuotes {
  type: "quotes";
  id: string;
  seat: number;
}

/** The question this seat is to answer. */
export interface Asked {
  kind: string;
  question: number;
  text: string;
  progress: string;
  automatic: boolean;
  after: number;
  card: Card | null;
  mine: boolean;
  about: number;
  least: number;
  most: number;
  chosen: number;
  if_passed: string;
}

/** Something about a munchkin that all may see and no card shows. */
export interface Badge {
  id: string;
  value: number;
  text: string;
}

/** The answer to `why_bot`, in the bot's own words. */
export interface Because {
  type: "because";
  id: string;
  of: number;
  text: string;
}

export interface BotChoice {
  name: string;
  text: string;
  title: string;
}

/** A card, or the back of one. */
export interface Card {
  n: number;
  id: string;
}

/** A card of the catalogue in one language; `id` is as views name it. */
export interface CardInfo {
  id: string;
  set: string;
  name: string;
  deck: string;
  kind: string;
  copies: number;
  text: string;
  bad_stuff: string;
  epic: string;
  facts: string[];
  figure: string;
  exactly: string[];
  always: string[];
  options: string[];
  rulings: string[];
  only: string;
  art: string;
  level: number | null;
  treasures: number | null;
  levels: number | null;
  bonus: number | null;
  gold: number | null;
  slot: string | null;
  big: boolean;
  complex: boolean;
  tags: string[];
  usable_by: string[];
  not_usable_by: string[];
  treasures_mod: number | null;
  waits_for: string;
}

export interface CardList {
  language: string;
  cards: CardInfo[];
}

/** The sections of a view that are no longer what was sent last; the rest stays. */
export interface Changes {
  table?: TableView;
  munchkins?: Munchkin[];
  fight?: Fight | null;
  waiting?: Waiting;
  clock?: Clock | null;
  you?: You | null;
  asked?: Asked | null;
  offers?: Offer[];
  acts?: LegalAct[];
  holding?: number[];
}

/** What may be chosen next; whole when `argument` is empty: then `act` is ready to be sent. */
export interface Choice {
  type: "choice";
  id: string;
  argument: string;
  text: string;
  values: ChoiceValue[];
  act: unknown;
  label: string;
  preview: Preview | null;
  chosen: number[];
}

/** One thing to choose; send `value` on. */
export interface ChoiceValue {
  value: number;
  label: string;
  target: Target | null;
}

/** What a table can be made of. */
export interface Choices {
  editions: EditionInfo[];
  sets: SetInfo[];
  options: string[];
  bots: BotChoice[];
  clocks: ClockInfo[];
  languages: string[];
  emotes: string[];
  option_words: OptionInfo[];
  paces: string[];
}

/** What runs out, in milliseconds from when this was sent. */
export interface Clock {
  kind: string;
  left: number;
  whole: number;
  seats: number[];
}

export interface ClockInfo {
  id: string;
  window_ms: number;
  turn_s: number;
  grace_s: number;
}

/** Asks what may be chosen next, after these choices; none: the verb. With an act that leaves a cost or a set to a question (`asked`), what that may be: so one can still think better of it. */
export interface Compose {
  type: "compose";
  id: string;
  seat: number;
  chosen?: number[];
  act?: unknown;
}

/** A table was set up; the keys are for the seats that are here, the first is the host's. */
export interface Created {
  table: TableInfo;
  host_token: string;
  keys: SeatKey[];
  link: string;
}

/** An act, as a legal one was listed or as it was composed. */
export interface DoAct {
  type: "act";
  id: string;
  seat: number;
  act: unknown;
  question?: number;
}

/** Asks what terms come to: the act that offers them, whether it may be made, the sums. */
export interface DraftDeal {
  type: "draft";
  id: string;
  seat: number;
  terms: Terms;
}

/** Terms as an act that is ready to be sent; where the rules refuse it, why. */
export interface Drafted {
  type: "drafted";
  id: string;
  act: unknown;
  label: string;
  phrase: string;
  preview: Preview | null;
  rule: string;
  text: string;
  likely: boolean;
  outfits: Outfit[];
}

export interface EditionInfo {
  id: string;
  default_set: string;
  min_players: number;
  max_players: number;
}

export interface Emote {
  type: "emote";
  seat: number;
  emote: string;
}

export interface Emoted {
  type: "emoted";
  seat: number;
  emote: string;
}

/** A message that could not be taken; `id` is its own, if it had one. */
export interface Error {
  type: "error";
  id: string;
  code: string;
  text: string;
}

/** The shuffle's proof: the commitment before the deal, the secret after the end. commitment = SHA-256(secret); seed = SHA-256(secret, then every nonce in seat order), of which the record lists every draw. A seat that adds no nonce has one that follows from the secret. A game that was not dealt here, but imported or laid, has none of this. */
export interface Fairness {
  commitment: string;
  nonces: string[];
  secret: string;
  added: number[];
}

/** The fight at hand, both sides itemised. */
export interface Fight {
  stage: string;
  fighter: number;
  helper: number;
  ours: number;
  theirs: number;
  ahead: boolean;
  lines: StrengthLine[];
  monsters: FightMonster[];
  cards: PlayedCard[];
  treasures: number;
  levels: number;
  for_the_win: boolean;
  winners: number[];
}

/** A monster in the fight; enhancers lie on it. */
export interface FightMonster {
  id: number;
  card: Card;
  name: string;
  strength: number;
  enhancers: Card[];
}

/** What happened, and what changed by it. Sequences count by one; after a gap, `sync`. */
export interface Frame {
  type: "frame";
  sequence: number;
  seat: number;
  log: LogLine[];
  changed: Changes;
  is_partial: boolean;
}

/** Something that could be sold. */
export interface Good {
  card: Card;
  gold: number;
  worn: boolean;
  costs: number;
  in_hand: boolean;
  can_double: boolean;
}

/** Who is there: a table by id or code, and the keys of all who share this connection. */
export interface Hello {
  type: "hello";
  table: string;
  tokens?: string[];
  language?: string;
  protocol?: number;
}

/** Says hold on, or lets go: what would be passed or answered for the seat waits for it. */
export interface Hold {
  type: "hold";
  seat: number;
  wanted?: boolean;
}

/** A card before a munchkin. */
export interface InPlay {
  n: number;
  id: string;
  equipped: boolean;
  active: boolean;
  host: number;
}

/** To sit down; whoever says no name gets one of ours. */
export interface Join {
  name?: string;
  sex?: string;
  colour?: number;
  seat?: number;
}

export interface Joined {
  table: TableInfo;
  key: SeatKey;
}

/** What one has seen of another's hand. */
export interface KnownHand {
  seat: number;
  cards: Card[];
}

/** An act this seat may make; send `act` and `question` back to make it. */
export interface LegalAct {
  label: string;
  verb: string;
  act: unknown;
  question: number;
  against: boolean;
  cards: number[];
  targets: Target[];
  preview: Preview | null;
}

/** Has a bot play for somebody who is not here, until he is; for the host, or for whoever sits here while the host is not. */
export interface LetPlay {
  type: "let_play";
  seat: number;
}

/** The table around the game has changed: seats, presence, pause, the end. */
export interface Lobby {
  type: "table";
  table: TableInfo;
}

/** A sentence of the log, with the event behind it. */
export interface LogLine {
  kind: LogKind;
  text: string;
  seat: number;
  cards: Card[];
  numbers: number[];
}

/** Asks what an act would make of the fight. */
export interface Look {
  type: "preview";
  id: string;
  seat: number;
  act: unknown;
}

/** Asks for the least that the other side would take, beginning with these terms. */
export interface MakeItWork {
  type: "make_it_work";
  id: string;
  seat: number;
  terms: Terms;
  excluded?: number[];
  excluded_picks?: number[];
}

/** The keys a browser holds: which tables are theirs, and which wait for them. */
export interface Mine {
  tokens: string[];
}

/** One seat's munchkin, as all may see it. */
export interface Munchkin {
  seat: number;
  name: string;
  sex: string;
  colour: number;
  level: number;
  dead: boolean;
  strength: number;
  strength_lines: StrengthLine[];
  cards: InPlay[];
  curses: Card[];
  hand_doors: number;
  hand_treasures: number;
  hand_limit: number;
  badges: Badge[];
}

/** No longer hears who sits there, on this connection; or hears them again. */
export interface Mute {
  type: "mute";
  seat: number;
  muted?: boolean;
}

export interface MyTable {
  table: TableInfo;
  seat: number;
  waits_for_you: boolean;
}

/** A person's share of the seed, chosen after the commitment was seen. */
export interface Nonce {
  nonce: string;
  commitment: string;
}

/** Something happened around the game. */
export interface Notice {
  type: "notice";
  code: string;
  text: string;
}

/** An open offer, or the deal it became. Promised hand cards show their backs to others. */
export interface Offer {
  id: number;
  kind: string;
  maker: number;
  to: number;
  treasures: number;
  picks: number[];
  items: Card[];
  cards: Card[];
  text: string;
}

/** An option in the language that was asked for: what it is called, what it changes and for whom it is. */
export interface OptionInfo {
  id: string;
  name: string;
  text: string;
}

/** Standing orders: when the seat passes by itself, and what wakes it. */
export interface Orders {
  passing: string;
  unless: string[];
}

/** What a trade makes of somebody's strength. */
export interface Outfit {
  seat: number;
  now: number;
  after: number;
  worn: number;
}

/** Asks for a pause, or takes that back; all people at the table must agree. */
export interface Pause {
  type: "pause";
  seat: number;
  wanted?: boolean;
}

/** How somebody who sits wants to be seen; what is not said stays. In the game only the name. */
export interface PersonChange {
  name?: string;
  sex?: string;
  colour?: number;
  seat?: number;
}

/** A deck or a discard pile. */
export interface Pile {
  deck: number;
  discards: Card[];
}

export interface Ping {
  type: "ping";
  id: string;
}

/** A card that was played into the fight, and on which side it counts, if on one. */
export interface PlayedCard {
  card: Card;
  side: string;
}

export interface Pong {
  type: "pong";
  id: string;
}

/** What an act would make of the fight, where neither chance nor a hidden card has a say. */
export interface Preview {
  kind: string;
  ours: number;
  theirs: number;
  text: string;
}

export interface Previewed {
  type: "previewed";
  id: string;
  preview: Preview | null;
}

/** Asks what Items would bring, and what else could be sold. */
export interface PriceSale {
  type: "sale";
  id: string;
  seat: number;
  cards?: number[];
  double?: number;
  with_card?: number;
}

/** A sale on the counter: what it brings, what is lost over, and how it could be cheaper. */
export interface Priced {
  type: "priced";
  id: string;
  goods: Good[];
  helpers: Card[];
  money: string;
  total: number;
  level_price: number;
  levels: number;
  waste: number;
  level: number;
  level_after: number;
  last_level: number;
  act: unknown;
  label: string;
  rule: string;
  text: string;
  cheaper: number[];
}

/** What an HTTP request gets that cannot be done: a stable code and a sentence. */
export interface Problem {
  code: string;
  text: string;
}

/** A game after its end: the record, and what was promised of its shuffle before the deal. */
export interface Proof {
  record: unknown;
  fairness: Fairness;
}

/** Somebody who could help, or whom one could help; by public facts. */
export interface Quote {
  seat: number;
  strength: number;
  brings: number;
  lines: StrengthLine[];
  ours: number;
  theirs: number;
  ahead: boolean;
  lack: number;
  verdict: string;
  is_over: boolean;
  gone: string;
  leaving: number[];
  levels: number;
  stake: number;
  wants: number;
  wants_text: string;
  leaves: number;
  helper_levels: number;
  said: string;
  declined: boolean;
  terms: Terms;
  rule: string;
  text: string;
}

/** The candidates, seat by seat; none where there is no fight to be helped in. And what deals are made of: everybody's Items in play, and what of one's own hand may be promised. */
export interface Quoted {
  type: "quoted";
  id: string;
  quotes: Quote[];
  goods: number[][];
  promisable: number[];
}

/** The rules refuse an act, and nothing has changed. */
export interface Refusal {
  type: "refusal";
  id: string;
  code: string;
  rule: string;
  text: string;
  sequence: number;
}

/** What somebody at the table says to a request; one no ends it. */
export interface RequestAnswer {
  agree: boolean;
}

/** Somebody asks for a seat: before the deal the host, in the game all people seated. */
export interface RequestInfo {
  number: number;
  seat: number;
  name: string;
  agreed: number[];
}

/** Somebody said something. Text is text: it is never to be read as HTML. */
export interface Said {
  type: "said";
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Say {
  type: "chat";
  seat: number;
  text: string;
}

/** A request for a seat was made; its key is the seat's once all have agreed. */
export interface SeatAsked {
  table: TableInfo;
  request: number;
  key: SeatKey;
}

/** The host swaps a bot in (`bot`), or opens the seat, or both ways back. */
export interface SeatChange {
  kind: string;
  bot?: string;
}

/** A seat as everyone sees it. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  sex: string;
  colour: number;
  bot: string;
  present: boolean;
  away: boolean;
  wants_pause: boolean;
  as_quoted: boolean;
}

/** The secret that is a seat: the browser keeps it, a personal link carries it. */
export interface SeatKey {
  seat: number;
  token: string;
  link: string;
}

/** A seat as the table's maker wants it: open to a person, a person here, or a bot. */
export interface SeatSetup {
  kind?: string;
  bot?: string;
  name?: string;
  sex?: string;
  colour?: number;
}

/** In which windows the seat wants to be asked; in all others the server passes for it. */
export interface SetAsking {
  type: "asking";
  seat: number;
  when: string;
}

export interface SetInfo {
  id: string;
  name: string;
  cards: number;
}

export interface SetLanguage {
  type: "language";
  language: string;
}

/** How fast what bots do arrives; for the host, or the only person at the table. */
export interface SetPace {
  type: "pace";
  pace: string;
}

/** One line of a sum: how much, why, and the card it comes from. */
export interface StrengthLine {
  side: string;
  seat: number;
  monster: number;
  amount: number;
  card: number;
  text: string;
}

/** At most three suggestions, the one with the same partner first; `text` where there is none for him. */
export interface Suggested {
  type: "suggested";
  id: string;
  suggestions: Suggestion[];
  text: string;
}

/** Terms that should do, as an act that is ready to be sent. */
export interface Suggestion {
  terms: Terms;
  act: unknown;
  text: string;
  label: string;
}

/** Asks for the whole view again. */
export interface Sync {
  type: "sync";
}

/** A table as everyone sees it. */
export interface TableInfo {
  id: string;
  code: string;
  title: string;
  state: string;
  edition: string;
  sets: string[];
  options: string[];
  clock: string;
  window_ms: number;
  turn_s: number;
  listed: boolean;
  watch: boolean;
  watch_delay_s: number;
  paused: string;
  host: number;
  seats: SeatInfo[];
  watching: number;
  turns: number;
  winners: number[];
  fairness: Fairness;
  rematch: string;
  approve: boolean;
  requests: RequestInfo[];
  guided: boolean;
  pace: string;
}

/** A table to be set up. Whoever asks sits at the first seat that is `here`. */
export interface TableSetup {
  edition?: string;
  sets?: string[];
  options?: string[];
  seats?: SeatSetup[];
  clock?: string;
  window_ms?: number;
  turn_s?: number;
  title?: string;
  listed?: boolean;
  watch?: boolean;
  watch_delay_s?: number;
  approve?: boolean;
  pace?: string;
  prepared?: string;
}

/** What lies in the middle, and whose turn it is. */
export interface TableView {
  edition: string;
  sets: string[];
  options: string[];
  win_level: number;
  phases: number;
  board: boolean;
  turn: number;
  turns: number;
  phase: string;
  doors: Pile;
  treasures: Pile;
  open_cards: Card[];
  pool: Card[];
  body: Card[];
  winners: number[];
}

/** What an act or an answer is aimed at: a card, seat or monster by number, a number, a word. */
export interface Target {
  kind: string;
  value: number | string;
}

/** A deal in the making, as an `Offer` has it: of help, `items` and `cards` (of the hand) are the fighter's, whoever offers; of trade, `items` are given and `cards` wanted. */
export interface Terms {
  kind: string;
  to: number;
  picks: number[];
  items: number[];
  cards: number[];
}

/** Everything one pair of eyes may see. */
export interface View {
  seat: number;
  table: TableView;
  munchkins: Munchkin[];
  fight: Fight | null;
  waiting: Waiting;
  clock: Clock | null;
  you: You | null;
  asked: Asked | null;
  offers: Offer[];
  acts: LegalAct[];
  log: LogLine[];
  holding: number[];
}

/** Somebody the table waits for. */
export interface WaitedFor {
  seat: number;
  kind: string;
}

/** Who is thinking. */
export interface Waiting {
  seats: WaitedFor[];
  passed: number[];
  text: string;
}

/** The answer to `hello`: which seats the keys fit. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  table: TableInfo;
  seats: number[];
  is_host: boolean;
  chat: Said[];
  request: number;
}

/** All one seat sees, at joining and after a gap. */
export interface WholeView {
  type: "view";
  sequence: number;
  view: View;
}

/** Asks why an act may not be made; nothing is done. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  act: unknown;
}

/** Asks the bot at a seat why it did what it last did before all eyes. */
export interface WhyBot {
  type: "why_bot";
  id: string;
  seat: number;
  of: number;
}

/** What only this seat sees. */
export interface You {
  hand: Card[];
  known: KnownHand[];
  open_cards: Card[];
  orders: Orders;
  deal: Offer | null;
  asking: string;
}

export type ClientMessage =
  | Hello
  | DoAct
  | Why
  | Compose
  | Look
  | WhyBot
  | AskQuotes
  | DraftDeal
  | MakeItWork
  | PriceSale
  | Say
  | Emote
  | Mute
  | Pause
  | Hold
  | SetAsking
  | LetPlay
  | SetPace
  | Sync
  | SetLanguage
  | Ping;

export type ServerMessage =
  | Welcome
  | Lobby
  | WholeView
  | Frame
  | Ack
  | Refusal
  | Allowed
  | Choice
  | Previewed
  | Because
  | Quoted
  | Drafted
  | Suggested
  | Priced
  | Said
  | Emoted
  | Notice
  | Error
  | Pong;
