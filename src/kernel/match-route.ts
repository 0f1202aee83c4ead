/** Routes by id: each has a path and optional aliases. */
type Addresses = Readonly<Record<string, { path: string; aliases?: readonly string[] | undefined }>>;

/** The id of the route whose path or alias matches, or undefined. A trailing slash makes no difference. */
export function matchRoute(routes: Addresses, path: string): string | undefined {
  const normalized = normal(path);
  return Object.entries(routes).find(
    ([, route]) => normal(route.path) === normalized || route.aliases?.some((alias) => normal(alias) === normalized),
  )?.[0];
}

function normal(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}
