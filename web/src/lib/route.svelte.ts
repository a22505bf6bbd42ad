// Which page is shown: paths relative to where we are served, with the browser's own history.

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
    const base = new URL(document.baseURI).pathname;
    this.path = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : "";
  }
}

export const route = new Route();

/** For links: goes there without loading the page anew, unless another tab is wanted. */
export function followed(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const base = new URL(document.baseURI).pathname;
  route.go(event.currentTarget.pathname.slice(base.length));
}
