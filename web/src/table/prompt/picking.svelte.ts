// Cards that are picked for an answer in several parts. Nothing is sent before all of them are: what was picked
// can be unpicked until then. The server takes them one by one.
import type { Session } from "../../state/session.svelte.ts";
import type { LegalAct } from "../../net/protocol.ts";
import { LaidOut } from "../laid.ts";
import { aim, isDone } from "./answers.ts";

const last = new LaidOut<number[]>();

export class Picking {
  picked = $state<number[]>([]);
  isSending = $state(false);

  constructor(private readonly session: Session) {
    this.picked = last.found(this.at) ?? [];
  }

  /** The question for which is picked: laid aside and taken up again it is the same. */
  private get at(): string {
    return `${this.session.name} ${this.session.view?.asked?.question}`;
  }

  leave(): void {
    last.keep(this.at, this.picked);
  }

  toggle(card: number, most: number): void {
    if (this.picked.includes(card)) this.picked = this.picked.filter((one) => one !== card);
    else if (this.picked.length < most) this.picked = [...this.picked, card];
  }

  /** Sends what was picked, then that it is all; whatever the server will not have any more ends it. */
  async send(): Promise<void> {
    this.isSending = true;
    const wanted = [...this.picked];
    const question = this.session.view?.asked?.kind;
    for (const card of wanted) if (!(await this.choose((act) => this.aims(act, card)))) break;
    if (this.session.view?.asked?.kind === question && this.session.view?.asked?.chosen)
      await this.choose(isDone);
    this.picked = [];
    this.isSending = false;
  }

  private aims(act: LegalAct, card: number): boolean {
    const view = this.session.view;
    return act.verb === "choose" && view !== null && aim(act, view) === card;
  }

  private async choose(fits: (act: LegalAct) => boolean): Promise<boolean> {
    const act = this.session.view?.acts.find(fits);
    return act !== undefined && (await this.session.make(act)).type === "ack";
  }
}
