import { refusalOfRoute } from "#guards/enter.ts";
import { isEntrance } from "#conditions/entrance.ts";
import type { ActionContext, ActionHandler } from "../action-handler.ts";
import type { ActionQuery } from "#descriptor/vocabulary/query.ts";
import { saveReturnPage, saveReturnTarget } from "#session/return-target.ts";

/** Goes to a route if its guards let the visitor in; otherwise does what they define instead. */
export const navigate: ActionHandler<"navigate"> = (action, context) => {
  const refusal = refusalOfRoute(context.site, action.to, context.facts);
  if (refusal) {
    saveReturnTarget({ route: action.to, query: action.query }, refusal, context.site.places);
    // The guard's redirect is pushed, it does not replace this page: "back" returns here.
    if (refusal.action === "redirect")
      return context.go(addressOf(context.site.routes, refusal.to, refusal.query), {
        replace: action.replace === true,
      });
    return context.run(refusal);
  }
  if (isEntrance(action.to, context.site.places)) saveWhereFrom(context);
  context.go(addressOf(context.site.routes, action.to, action.query), { replace: action.replace === true });
};

/** Who signs in, registers or tries the site from a page comes back to it. */
export function saveWhereFrom({ route, site }: Pick<ActionContext, "route" | "site">): void {
  if (!isEntrance(route, site.places))
    saveReturnPage({ route, query: Object.fromEntries(new URLSearchParams(location.search)) });
}

/** The address of a route with its query, as far as it is known: what comes from elsewhere is left out. */
export function addressOf(
  routes: Readonly<Record<string, { path: string }>>,
  routeId: string | undefined,
  query: ActionQuery = {},
): string {
  const path = (routeId === undefined ? undefined : routes[routeId])?.path ?? "/";
  const known = Object.entries(query).flatMap(([name, value]) =>
    typeof value === "object" ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(known).toString();
  return search ? `${path}?${search}` : path;
}
