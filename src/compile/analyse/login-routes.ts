import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { Draft } from "../layer/draft.ts";
import type { Walk } from "../validate/walk.ts";
import { walkOfPart } from "../validate/walk-schema.ts";

/** Routes with a form that signs in. */
export function loginRoutes({ value, merged }: Draft): ReadonlySet<string> {
  let routes = known.get(merged);
  if (!routes) known.set(merged, (routes = findLoginRoutes({ value, merged })));
  return routes;
}

/** A draft of a change has the merged brand of the whole draft. */
const known = new WeakMap<Draft["merged"], ReadonlySet<string>>();

function findLoginRoutes({ value, merged }: Pick<Draft, "value" | "merged">): ReadonlySet<string> {
  const forms = Object.entries(value.forms ?? {}).flatMap(([id, form]) =>
    /^(?:login|signIn)/.test(form?.submit?.call ?? "") ? [id] : [],
  );
  const screens = merged["screens"] as Readonly<Record<string, unknown>> | undefined;
  const signsIn = (screen: string | undefined) => {
    const walk = walkOfPart(screens?.[screen ?? ""]);
    return walk !== undefined && forms.some((form) => formsNamedIn(walk).has(form));
  };
  return new Set(Object.entries(value.routes ?? {}).flatMap(([id, route]) => (signsIn(route?.screen) ? [id] : [])));
}

const formsNamedIn = memoizeByIdentity(
  ({ references }: Walk): ReadonlySet<string> =>
    new Set(references.flatMap(({ kind, name }) => (kind === "form" ? [name] : []))),
);
