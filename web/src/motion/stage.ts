// Draws flights over the table: the thing itself is where it belongs from the first moment, only not seen
// until its picture has arrived. Whoever wants little motion gets a fade.
import { planned, Pace, type Box, type Flight, type Sight, type Ways } from "./flights.ts";

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const FADE_MS = 120;
/** What goes into somebody's hand gets smaller on the way. */
const LEAVING = 0.4;

export class Stage {
  private was: Sight | null = null;
  private pictures = new Map<string, HTMLElement>();
  private running: Animation[] = [];
  private pace = new Pace();

  constructor(
    private readonly table: HTMLElement,
    private readonly sky: HTMLElement,
    private readonly isStill: () => boolean,
  ) {}

  /** Before the table changes: remembers where things lie, and what they look like. */
  look(): void {
    this.pictures.clear();
    for (const thing of this.things()) this.pictures.set(thing.key, thing.element);
    this.was = this.sight();
  }

  /** After it has changed: shows how. */
  play(ways: Ways): void {
    const flights = this.was ? planned(this.was, this.sight(), ways) : [];
    if (!flights.length) return;
    const time = this.pace.next(performance.now());
    this.clear();
    const now = new Map(this.things().map((thing) => [thing.key, thing.element]));
    for (const flight of flights) this.start(flight, now.get(flight.key), time);
  }

  clear(): void {
    for (const one of this.running) one.cancel();
    this.running = [];
    this.sky.replaceChildren();
  }

  private start(flight: Flight, target: HTMLElement | undefined, time: number): void {
    if (this.isStill()) {
      if (target && time) target.animate([{ opacity: 0.3 }, { opacity: 1 }], FADE_MS);
      return;
    }
    if (!time) return;
    const picture = (target ?? this.pictures.get(flight.key))
      ?.querySelector(".card, svg")
      ?.cloneNode(true) as HTMLElement | undefined;
    if (!picture) return;
    const frame = document.createElement("div");
    const { x, y } = flight.isLeaving ? flight.from : flight.to;
    Object.assign(frame.style, {
      position: "absolute",
      left: `${x}px`,
      top: `${y}px`,
      transformOrigin: "0 0",
      willChange: "transform",
    });
    frame.append(picture);
    this.sky.append(frame);
    const way = frame.animate(steps(flight), { duration: time, easing: EASE });
    const done = (): void => frame.remove();
    way.finished.then(done, done);
    this.running.push(way);
    if (target) this.running.push(target.animate([{ opacity: 0 }, { opacity: 0 }], time));
  }

  private things(): { key: string; element: HTMLElement }[] {
    const found = [...this.table.querySelectorAll<HTMLElement>("[data-n], [data-fly]")];
    return found
      .map((element) => ({ key: element.dataset.fly ?? `card-${element.dataset.n}`, element }))
      .filter((one) => !one.key.startsWith("card--")); // backs are all alike
  }

  private sight(): Sight {
    const sight: Sight = { things: new Map(), places: new Map() };
    for (const { key, element } of this.things()) {
      const box = element.getBoundingClientRect();
      const zone = element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";
      if (box.width && box.right > 0 && box.left < innerWidth && !sight.things.has(key))
        sight.things.set(key, { zone, box });
    }
    for (const place of this.table.querySelectorAll<HTMLElement>("[data-place]")) {
      const box = place.getBoundingClientRect();
      const name = place.dataset.place;
      if (name && box.width) sight.places.set(name, small(box));
    }
    return sight;
  }
}

/** From where it was to where it is, or from where it was to where it vanishes; a little askew on the way. */
function steps({ from, to, isLeaving }: Flight): Keyframe[] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const turn = Math.max(-8, Math.min(8, x / 40));
  const size = Math.min(1.4, Math.max(LEAVING, from.width / to.width));
  return isLeaving
    ? [
        { transform: "none" },
        {
          transform: `translate(${x}px, ${y}px) scale(${LEAVING}) rotate(${turn}deg)`,
          opacity: 0.2,
        },
      ]
    : [
        { transform: `translate(${-x}px, ${-y}px) scale(${size}) rotate(${-turn}deg)` },
        { transform: "none" },
      ];
}

/** A place as large as a card, in the middle of what may be much larger. */
function small(box: DOMRect): Box {
  const [width, height] = [Math.min(box.width, 96), Math.min(box.height, 134)];
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}
