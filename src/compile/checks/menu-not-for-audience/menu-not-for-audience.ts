import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { alters, stepsOf, touches, type Change } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { walkOfPart } from "../../validate/walk-schema.ts";
import type { Reference } from "../../validate/walk.ts";
import { enterRulesOf, entranceOf, sound } from "../../analyse/entrances.ts";
import { surroundingsOf, type Surrounding } from "../../analyse/surroundings.ts";
import { trappingRoutes } from "../../analyse/traps.ts";
import { spokenVisitors } from "../../analyse/spoken-visitors.ts";
import { turnedAway } from "#conditions/turned-away.ts";
import type { Check } from "../check.ts";

export const menuNotForAudience: Check = {
  id: "menu-not-for-audience",
  severity: "error",
  suppressible: true,
  description:
    "Visitors who see a menu entry, a tab or a link may enter the route it leads to, or are sent to sign in first.",
  beyond: {
    when: (change, draft) =>
      alters(change, "routes", "access") || showsWhatStays(change, draft) || touches(change, "places"),
    because: "A change of a route's access, or of the place to sign in, affects every link to it.",
  },
  reads: (steps, draft) => [
    entranceOf(steps, draft),
    walkOfPart(valueAtPath(draft.merged, steps))?.references.filter((reference) => leads(reference, draft)),
  ],
  run: { brand: deadEntries },
};

/** Whether a route of the layer shows a screen of a layer below: other visitors may then see its links. */
function showsWhatStays({ parts }: Change, { value }: Draft): boolean {
  return [...parts].some((part) => {
    const [section, id = ""] = stepsOf(part);
    return section === "routes" && !parts.has(`screens/${value.routes?.[id]?.screen}`);
  });
}

function deadEntries(draft: Draft): Finding[] {
  const around = surroundingsOf(draft);
  const signIn = draft.value.places?.signIn;
  const traps = trappingRoutes(draft);
  return draft.walk.references
    .filter((reference) => leads(reference, draft) && !traps.has(reference.name))
    .flatMap((reference): Finding[] => {
      const rules = [...tabRules(reference, draft), ...enterRulesOf(reference.name, draft)];
      if (rules.length === 0) return [];
      return deadEntry(reference, around(reference.path), rules, signIn);
    });
}

function deadEntry(
  { name, path }: Reference,
  around: readonly Surrounding[],
  rules: EnterRules,
  signIn: string | undefined,
): Finding[] {
  const turned = turnedAway(
    around.map(({ condition }) => condition),
    rules,
    signIn,
  );
  if (!turned) return [];
  return [
    {
      path,
      at: "value",
      message: `This is shown to ${spokenVisitors(turned.audience)}, but the route "${name}" admits ${spokenVisitors(turned.welcome)}.`,
      hint: "Add a condition that matches the route's access rule, or link to another route.",
    },
  ];
}

/** Whether visitors can follow a reference: a tab, or an action that navigates. */
function leads({ kind, path }: Reference, { value }: Draft): boolean {
  if (kind !== "route" || path.at(-1) !== "to") return false;
  if (path[0] === "footer") return true;
  return valueAtPath(value, [...path.slice(0, -1), "action"]) === "navigate";
}

function tabRules({ path }: Reference, { value }: Draft): EnterRules {
  const access = path[0] === "footer" ? value.footer?.tabs?.[String(path[2])]?.access : undefined;
  return sound(value.access?.[access ?? ""]?.enter);
}
