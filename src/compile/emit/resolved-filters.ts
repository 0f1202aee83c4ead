import type { Screen } from "#descriptor/screen.ts";
import type { Filter, ShownFilter } from "#descriptor/vocabulary/filter.ts";
import { valueAtPath, withValueAt } from "#kernel/pointer.ts";
import { periodUses } from "../analyse/period-uses.ts";
import { choicesIn, textsOfChoice } from "../validate/choices.ts";
import type { AsFarAsRead } from "../layer/draft.ts";
import type { Walk } from "../validate/walk.ts";

/** The same brand, in which every filter says all that a phone needs: the phone carries no table of the contract. */
export function withResolvedFilters<T extends { screens: Readonly<Record<string, Screen>> }>(brand: T, walk: Walk): T {
  let resolved: unknown = brand;
  for (const { path, choice } of choicesIn(brand)) resolved = withValueAt(resolved, path, resolvedChoice(choice));
  for (const { screen, filter, limits } of periodUses(brand, walk)) {
    const path = ["screens", screen, "filters", filter];
    const before = valueAtPath(resolved, path) as ShownFilter | undefined;
    if (before?.kind !== "period") continue;
    const since = [before.since ?? "", limits.since].sort().at(-1);
    resolved = withValueAt(resolved, path, { ...before, since });
  }
  return resolved as T;
}

/** A choice with its label and with every choice that the contract or the brand names. */
function resolvedChoice(choice: AsFarAsRead<Extract<Filter, { kind: "choice" }>>) {
  const { of: _of, choices, ...rest } = choice;
  const { label, words } = textsOfChoice(choice);
  const named = Object.fromEntries(Object.entries(words).map(([value, word]) => [value, { label: word }]));
  return { ...rest, label, choices: choices ?? named };
}
