// One WebSocket that comes back by itself. What wants an answer is kept until it is answered and is
// sent again under the same id after a lost connection: an act is done once, however often it is sent.
// Nothing is said before the greeting is answered, which a server in trouble does not do at once.
import type { ClientMessage, ServerMessage } from "./protocol.ts";

export type LinkState = "opening" | "open" | "lost";
export type Answer = Extract<ServerMessage, { id: string }>;
type Asking = Extract<ClientMessage, { id: string }>;
// Each of the union without its id, which the link gives.
type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Question = WithoutId<Asking>;

export interface LinkEvents {
  hello: () => ClientMessage;
  heard: (message: ServerMessage) => void;
  state: (state: LinkState) => void;
}

/** What of a WebSocket is used; a test brings its own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** What waits for its answer. */
interface Open {
  body: string;
  text: string;
  isSent: boolean;
  answer: Promise<Answer>;
  answered: (answer: Answer) => void;
}

// Greetings turned down for these are tried again.
const PASSING = new Set(["storage", "late", "stopping", "busy", "broken", "too-fast"]);
const FIRST_MS = 250;
const LONGEST_MS = 4000;
const HEARTBEAT_MS = 15_000;

export class Link {
  private socket: Socket | undefined;
  private open = new Map<string, Open>();
  private pause = FIRST_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private isClosed = false;
  private isConnected = false;
  private isGreeted = false;
  private count = 0;
  private readonly mark = Math.random().toString(36).slice(2, 10);
  state: LinkState = "opening";

  constructor(
    private readonly make: () => Socket,
    private readonly events: LinkEvents,
  ) {}

  connect(): void {
    clearTimeout(this.timer);
    const socket = this.make();
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) {
        socket.close(); // another was quicker
        return;
      }
      this.isConnected = true;
      for (const one of this.open.values()) one.isSent = false;
      this.greet();
      this.beat();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heardAt = Date.now();
      this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    this.socket?.close();
  }

  /** Says who is here, and again when that has changed. */
  greet(): void {
    if (!this.isConnected) return;
    this.isGreeted = false;
    this.socket?.send(JSON.stringify(this.events.hello()));
  }

  /** Tries at once: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.state === "lost" && !this.isConnected && !this.isClosed) this.connect();
  }

  /** Sends what needs no answer; while the line is down it is dropped. */
  say(message: ClientMessage): void {
    if (this.isGreeted) this.socket?.send(JSON.stringify(message));
  }

  /** Sends what is answered, now or as soon as the line is back; a second press on the way changes nothing. */
  ask(question: Question): Promise<Answer> {
    const body = JSON.stringify(question);
    const same = [...this.open.values()].find((one) => one.body === body);
    if (same) return same.answer;
    const id = `${this.mark}-${++this.count}`;
    const text = JSON.stringify({ ...question, id });
    let answered: Open["answered"] = () => {};
    const answer = new Promise<Answer>((done) => (answered = done));
    this.open.set(id, { body, text, isSent: false, answer, answered });
    if (this.isGreeted) this.sendOpen();
    return answer;
  }

  /** How many acts and questions wait for an answer. */
  get waiting(): number {
    return this.open.size;
  }

  private sendOpen(): void {
    for (const one of this.open.values()) {
      if (!one.isSent) this.socket?.send(one.text);
      one.isSent = true;
    }
  }

  private hear(message: ServerMessage): void {
    if (message.type === "welcome") this.greeted();
    else if (message.type === "error" && !message.id && !this.isGreeted) this.turnedDown(message);
    const asked = "id" in message ? this.open.get(message.id) : undefined;
    if (asked && "id" in message) {
      this.open.delete(message.id);
      asked.answered(message);
    }
    this.events.heard(message);
  }

  private greeted(): void {
    this.isGreeted = true;
    this.pause = FIRST_MS;
    if (this.state !== "open") this.move("open");
    this.sendOpen();
  }

  /** Nobody is at a table now: what is asked waits for the next greeting, or for nothing. */
  private turnedDown(error: Answer): void {
    if ("code" in error && PASSING.has(error.code)) {
      this.socket?.close();
      return;
    }
    for (const one of this.open.values()) one.answered(error);
    this.open.clear();
    this.greeted();
  }

  private lost(): void {
    this.isConnected = this.isGreeted = false;
    clearInterval(this.heartbeat);
    if (this.isClosed) return;
    this.move("lost");
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 1.7, LONGEST_MS);
  }

  /** A line that went dead without a word is noticed, too. */
  private beat(): void {
    clearInterval(this.heartbeat);
    this.heardAt = Date.now();
    this.heartbeat = setInterval(() => {
      if (Date.now() - this.heardAt > HEARTBEAT_MS * 2) this.socket?.close();
      else this.say({ type: "ping", id: `beat-${++this.count}` });
    }, HEARTBEAT_MS);
  }

  private move(state: LinkState): void {
    this.state = state;
    this.events.state(state);
  }
}
