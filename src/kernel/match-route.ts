/** Routes by id: each has a path and optional aliases. */
type Addresses = Readonly<Record<string, { path: string; aliases?: readonly string[] | undefined }>>;

/** The id of the route whose path or alias matches, or undefined. A trailing slash makes no difference. */
export function matchRoute(routes: Addresses, path: string): string | undefined {
  const wanted = normal(path);
  return Object.entries(routes).find(
    ([, route]) => normal(route.path) === wanted || route.aliases?.some((alias) => normal(alias) === wanted),
  )?.[0];
}

function normal(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}
