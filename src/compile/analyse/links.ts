import type { Tab } from "#descriptor/footer.ts";
import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import { isOpenToSome, turnedAway, type Turned } from "#conditions/turned-away.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Draft } from "../layer/draft.ts";
import type { Path, Reference } from "../validate/walk.ts";
import { sound } from "./entrances.ts";
import { tabSections } from "./tab-bars.ts";
import { surroundingsOf, type Surrounding } from "./surroundings.ts";
import { trappingRoutes } from "./traps.ts";

/** A refusal, and where it is written. */
interface PlacedRule {
  rule: EnterRules[number];
  path: Path;
}

/** A link to a route that refuses someone. */
export interface Link {
  /** The id of the route. */
  route: string;
  path: Path;
  rules: readonly PlacedRule[];
  /** Who sees it and whom the route admits, when no visitor is both. */
  turned: Turned | undefined;
  /** The audience of the screen that it is on. */
  screen: Surrounding | undefined;
  /** Whether it is made for some visitors, by its own conditions, and all of them may enter. */
  isOpenToSome: () => boolean;
  /** Whether nobody for whom it is made, by its own conditions, may enter. */
  isClosedByItself: () => boolean;
}

/** The links of a brand to routes that refuse someone, without those to routes that are a mistake themselves. */
export const guardedLinks: (draft: Draft) => readonly Link[] = memoizeByIdentity((draft) => {
  const around = surroundingsOf(draft);
  const signIn = draft.value.places?.signIn;
  const traps = trappingRoutes(draft);
  return draft.walk.references
    .filter((reference) => leads(reference, draft) && !traps.has(reference.name))
    .flatMap((reference): Link[] => {
      const { name: route, path } = reference;
      const rules = [...tabRules(path, draft), ...routeRules(route, draft)];
      if (rules.length === 0) return [];
      const surroundings = around(path);
      const conditions = surroundings.map(({ condition }) => condition);
      // That its screen is for some may follow from the same rule.
      const own = surroundings.flatMap(({ rule, condition }) => (rule ? [] : [condition]));
      const enter = rules.map(({ rule }) => rule);
      return [
        {
          route,
          path,
          rules,
          turned: turnedAway(conditions, enter, signIn),
          screen: surroundings.find(({ rule }) => rule),
          isOpenToSome: () => isOpenToSome(own, enter, signIn),
          isClosedByItself: () => turnedAway(own, enter, signIn) !== undefined,
        },
      ];
    });
});

/** Whether visitors can follow a reference: a tab, or an action that navigates. */
export function leads({ kind, path }: Reference, { value }: Draft): boolean {
  if (kind !== "route" || path.at(-1) !== "to") return false;
  if (tabSections.has(path[0])) return true;
  return valueAtPath(value, [...path.slice(0, -1), "action"]) === "navigate";
}

function tabRules(path: Path, draft: Draft): PlacedRule[] {
  if (!tabSections.has(path[0])) return [];
  const tab = valueAtPath(draft.value, path.slice(0, -1)) as Partial<Tab> | undefined;
  return sharedRules(tab?.access, draft);
}

function routeRules(id: string, draft: Draft): PlacedRule[] {
  const route = draft.value.routes?.[id];
  return [...sharedRules(route?.access, draft), ...placed(sound(route?.enter), ["routes", id, "enter"])];
}

function sharedRules(id: string | undefined, { value }: Draft): PlacedRule[] {
  return id === undefined ? [] : placed(sound(value.access?.[id]?.enter), ["access", id, "enter"]);
}

function placed(rules: EnterRules, path: Path): PlacedRule[] {
  return rules.map((rule, index) => ({ rule, path: [...path, index] }));
}
