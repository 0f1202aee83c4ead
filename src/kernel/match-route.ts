import { memoizeByIdentity } from "./memoize.ts";

/** Routes by id: each has a path and optional aliases. */
type Addresses = Readonly<Record<string, { path: string; aliases?: readonly string[] | undefined }>>;

/** The id of the route whose path or alias matches, or undefined. A trailing slash makes no difference. */
export function matchRoute(routes: Addresses, path: string): string | undefined {
  return routesByPath(routes).get(normal(path));
}

/** Of two routes with the same path, the first counts. */
const routesByPath = memoizeByIdentity((routes: Addresses): ReadonlyMap<string, string> => {
  const all = Object.entries(routes).flatMap(([id, { path, aliases = [] }]) =>
    [path, ...aliases].map((one): [string, string] => [normal(one), id]),
  );
  return new Map(all.toReversed());
});

function normal(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}
