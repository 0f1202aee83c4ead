import type { Brand } from "#descriptor/brand.ts";
import { matchRoute } from "#kernel/match-route.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";

/** The id of the route at a path. What the routes themselves name is looked for once in a version of the brand. */
export function routeAt(routes: Brand["routes"], path: string): string | undefined {
  return routesByPath(routes).get(path) ?? matchRoute(routes, path);
}

const routesByPath = memoizeByIdentity((routes: Brand["routes"]) => {
  const paths = Object.values(routes).flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  return new Map(paths.map((path) => [path, matchRoute(routes, path)]));
});
