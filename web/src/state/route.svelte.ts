// Which page is shown: paths relative to where we are served, with the browser's own history.

/** Where we are served. */
const base = (): string => new URL(document.baseURI).pathname;

class Route {
  path = $state("");

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
  }

  go(path: string): void {
    history.pushState(null, "", path || ".");
    this.read();
    scrollTo(0, 0);
  }

  replace(path: string): void {
    history.replaceState(null, "", path || ".");
    this.read();
  }

  private read(): void {
    const { pathname } = location;
    this.path = pathname.startsWith(base()) ? pathname.slice(base().length) : "";
  }
}

export const route = new Route();

/** For links: goes there without loading the page anew, unless another tab is wanted. */
export function followed(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(event.currentTarget.pathname.slice(base().length));
}
