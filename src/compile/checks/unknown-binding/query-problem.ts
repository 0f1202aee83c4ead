import { formAt } from "../../analyse/form-bindings.ts";
import { screenAt } from "../../analyse/screen-values.ts";
import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { formPlacements } from "../../validate/row-scope.ts";
import type { Reference } from "../../validate/walk.ts";
import { screensOf } from "../../analyse/screens-of.ts";

/** What is wrong with the name of a parameter of the address: every route that shows what reads it names it. */
export function queryProblem({ name, path }: Reference, draft: Draft): Pick<Finding, "message" | "hint"> | undefined {
  const form = formAt(draft, path)?.id;
  const screens =
    form === undefined
      ? [screenAt(draft, path)?.id].filter((id) => id !== undefined)
      : formPlacements(draft.value, form).map(([, screen]) => String(screen));
  if (form === undefined && screens.length === 0)
    return { message: "Only parts of a screen read the address.", hint: undefined };
  const lacking = Object.entries(draft.value.routes ?? {}).find(
    ([id, route]) =>
      screensOf(route).some((screen) => screens.includes(screen)) &&
      !Object.hasOwn(route?.query ?? {}, name) &&
      // One of another shape is reported as such: what it was meant to name is unknown.
      isObject(valueAtPath(draft.merged, ["routes", id, "query"]) ?? {}),
  );
  if (!lacking) return undefined;
  const [id, route] = lacking;
  const shows = form === undefined ? "" : `, which shows the form "${form}",`;
  return {
    message: `The route "${id}"${shows} does not name a parameter "${name}".`,
    hint: choiceHint(name, Object.keys(route?.query ?? {})) ?? `Describe it in "query" of the route.`,
  };
}
