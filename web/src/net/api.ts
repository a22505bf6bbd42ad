// HTTP: tables are set up, joined and changed; the game itself is on the WebSocket.
import type {
  Added,
  CardList,
  Choices,
  Created,
  Join,
  Joined,
  LogLine,
  MyTable,
  Nonce,
  PersonChange,
  Problem,
  Proof,
  RequestAnswer,
  SeatAsked,
  SeatChange,
  TableInfo,
  TableSetup,
} from "./protocol.ts";

/** What the server would not do: a stable code, and its sentence. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

export class Api {
  constructor(
    private readonly base: string,
    private readonly language: () => string,
    private readonly offline: () => string,
  ) {}

  choices = (language: string): Promise<Choices> => this.get(`choices?language=${language}`);
  cards = (language: string): Promise<CardList> => this.get(`cards?language=${language}`);
  listed = (): Promise<TableInfo[]> => this.get("tables/");
  table = (table: string): Promise<TableInfo> => this.get(`tables/${encodeURIComponent(table)}`);
  create = (setup: TableSetup): Promise<Created> => this.post("tables/", setup);
  guided = (who: Join): Promise<Created> => this.post("tables/guided", who);
  join = (table: string, join: Join): Promise<Joined> => this.post(`tables/${table}/join`, join);
  ask = (table: string, join: Join, key: string): Promise<SeatAsked> =>
    this.post(`tables/${table}/requests`, join, key);
  start = (table: string, key: string): Promise<TableInfo> =>
    this.post(`tables/${table}/start`, undefined, key);
  leave = (table: string, key: string): Promise<TableInfo> =>
    this.post(`tables/${table}/leave`, undefined, key);
  rematch = (table: string, key: string): Promise<TableInfo> =>
    this.post(`tables/${table}/rematch`, undefined, key);
  addNonce = (table: string, nonce: Nonce, key: string): Promise<Added[]> =>
    this.post(`tables/${table}/nonce`, nonce, key);
  proof = (table: string): Promise<Proof> => this.get(`tables/${table}/proof`);
  mine = (tokens: string[]): Promise<MyTable[]> => this.post("tables/mine", { tokens });

  answer(table: string, request: number, answer: RequestAnswer, key: string): Promise<TableInfo> {
    return this.post(`tables/${table}/requests/${request}`, answer, key);
  }

  change(table: string, seat: number, change: SeatChange, key: string): Promise<TableInfo> {
    return this.post(`tables/${table}/seats/${seat}`, change, key);
  }

  person(table: string, change: PersonChange, key: string): Promise<TableInfo> {
    return this.post(`tables/${table}/person`, change, key);
  }

  log(table: string, language: string, key: string): Promise<LogLine[]> {
    return this.call(`tables/${table}/log?language=${language}`, { headers: bearer(key) });
  }

  proofLink = (table: string): string => `${this.base}api/tables/${table}/proof`;

  private get<T>(path: string): Promise<T> {
    return this.call<T>(path, {});
  }

  private post<T>(path: string, body: unknown, key = ""): Promise<T> {
    const headers = { "content-type": "application/json", ...bearer(key) };
    const text = body === undefined ? undefined : JSON.stringify(body);
    return this.call<T>(path, {
      method: "POST",
      headers,
      ...(text === undefined ? {} : { body: text }),
    });
  }

  private async call<T>(path: string, init: RequestInit): Promise<T> {
    const headers = {
      "accept-language": this.language(),
      ...(init.headers as Record<string, string>),
    };
    const answer = await fetch(`${this.base}api/${path}`, { ...init, headers })
      .then(async (response) => ({ isOk: response.ok, found: (await response.json()) as unknown }))
      .catch(() => undefined);
    if (!answer) throw new Refused({ code: "offline", text: this.offline() });
    if (!answer.isOk) throw new Refused(answer.found as Problem);
    return answer.found as T;
  }
}

function bearer(key: string): Record<string, string> {
  return key ? { authorization: `Bearer ${key}` } : {};
}
