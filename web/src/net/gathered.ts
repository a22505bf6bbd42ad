// A socket that hands on what it hears when the page is about to be drawn. Bots act in bursts: a dozen
// messages that arrive together change the page once, and it is drawn after them, not between them.
import type { Socket } from "./link.ts";

export type Soon = (run: () => void) => void;
/** A page that nobody looks at is not drawn, but still hears. */
const UNDRAWN_MS = 100;

export class Gathered implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  private heard: { data: string }[] = [];

  constructor(
    private readonly socket: Socket,
    soon: Soon = beforeDrawing,
  ) {
    socket.onopen = () => this.onopen?.();
    socket.onmessage = (event) => {
      if (this.heard.push(event) === 1) soon(() => this.handOn());
    };
    socket.onclose = () => {
      this.handOn();
      this.onclose?.();
    };
  }

  send(text: string): void {
    this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }

  private handOn(): void {
    const all = this.heard;
    this.heard = [];
    for (const event of all) this.onmessage?.(event);
  }
}

function beforeDrawing(run: () => void): void {
  const once = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    run();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, UNDRAWN_MS);
}
