import type { Filter } from "#descriptor/vocabulary/filter.ts";
import { choiceHint } from "../../findings/words.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { valuesOf } from "../../validate/choices.ts";
import { fieldsOfCall } from "../../validate/source-fields.ts";
import { refusedAbove } from "./refused-above.ts";

/** Filters that begin with what they do not offer: nothing is then chosen, and calls get what no list knows. */
export function strangeBeginnings(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "screens").flatMap((screen) =>
    Object.entries(draft.value.screens?.[screen]?.filters ?? {}).flatMap(([id, filter]): Finding[] => {
      const offered = filter && offeredBy(filter);
      const initial = filter && "initial" in filter ? filter.initial : undefined;
      if (initial === undefined || !offered || offered.includes(initial)) return [];
      const path = ["screens", screen, "filters", id];
      return [
        {
          path: refusedAbove(path, initial, draft) ?? [...path, "initial"],
          at: "value",
          message: `The filter does not offer "${initial}", which it begins with.`,
          hint: hintFor(initial, offered, filter),
          relies: [
            { path, inside: true },
            { path: [...path, "initial"], inside: true },
          ],
        },
      ];
    }),
  );
}

/** What can be chosen, as far as that is written: the values that a call lists are, where the contract names them. */
function offeredBy(filter: AsFarAsRead<Filter>): readonly string[] | undefined {
  switch (filter.kind) {
    case "choice": {
      const { from } = filter;
      if (from?.call === undefined || from.value === undefined) return valuesOf(filter);
      const values = fieldsOfCall(from.call)?.fields[from.value]?.values;
      return values?.length ? values : undefined;
    }
    case "sort":
      return valuesOf(filter);
    case "period":
      return filter.presets;
    default:
      return undefined;
  }
}

/** Nothing is restricted at first where no choice is named. */
function hintFor(initial: string, offered: readonly string[], filter: AsFarAsRead<Filter>): string | undefined {
  const isAny = initial === "any" && filter.kind === "choice" && filter.any !== undefined;
  return isAny ? 'Leave out "initial" to begin with "any".' : choiceHint(initial, offered);
}
