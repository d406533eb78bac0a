// Where in the house somebody is: the part of the address behind "#". It never reaches the server.

class Route {
  path = $state(here());

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }
}

function here(): string {
  return location.hash.replace(/^#/, "") || "/";
}

export const route = new Route();

addEventListener("hashchange", () => {
  route.path = here();
});

export function go(path: string): void {
  location.hash = path;
}

/** Changes the address without a new entry in the history: a key must not stay in it. */
export function hide(path: string): void {
  history.replaceState(null, "", `#${path}`);
  route.path = path;
}
