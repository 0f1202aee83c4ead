import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import { pointerOf, valueAt } from "#kernel/pointer.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Reference } from "../../validate/walk.ts";
import { enterRulesOf, sound, surroundingsOf, type Surrounding } from "../../analyse/surroundings.ts";
import { turnedAway } from "#conditions/turned-away.ts";
import type { Scenario } from "#conditions/scenario.ts";
import type { Check } from "../check.ts";

export const menuNotForAudience: Check = {
  id: "menu-not-for-audience",
  severity: "error",
  suppressible: true,
  description:
    "Whoever sees a menu entry, a tab or a link may enter the route it leads to, or is sent to sign in first.",
  run: { brand: deadEntries },
};

function deadEntries(draft: Draft): Finding[] {
  const around = surroundingsOf(draft);
  const logins = loginRoutes(draft);
  return draft.walk.references
    .filter((reference) => leads(reference, draft))
    .flatMap((reference): Finding[] => {
      const rules = [...tabRules(reference, draft), ...enterRulesOf(reference.name, draft)];
      if (rules.length === 0) return [];
      return deadEntry(reference, around(reference.path), rules, logins);
    });
}

function deadEntry(
  { name, path }: Reference,
  around: readonly Surrounding[],
  rules: EnterRules,
  logins: ReadonlySet<string>,
): Finding[] {
  const turned = turnedAway(
    around.map(({ condition }) => condition),
    rules,
    logins,
  );
  if (!turned) return [];
  return [
    {
      path,
      at: "value",
      message: `Whoever sees this is turned away from the route "${name}": it is shown to ${kinds(turned.audience)}, and the route lets in ${kinds(turned.welcome)}.`,
      hint: "Give it a condition that fits the route's access rule, or lead it elsewhere.",
    },
  ];
}

/** Whether a reference is a way for visitors: a tab, or something that navigates. */
function leads({ kind, path }: Reference, { value }: Draft): boolean {
  if (kind !== "route" || path.at(-1) !== "to") return false;
  if (path[0] === "footer") return true;
  return valueAt(value, pointerOf([...path.slice(0, -1), "do"])) === "navigate";
}

function tabRules({ path }: Reference, { value }: Draft): EnterRules {
  const access = path[0] === "footer" ? value.footer?.tabs?.[String(path[2])]?.access : undefined;
  return sound(value.access?.[access ?? ""]?.enter);
}

/** Routes with a form that signs in. */
function loginRoutes({ value, walk }: Draft): Set<string> {
  const forms = new Set(
    Object.entries(value.forms ?? {}).flatMap(([id, form]) =>
      /^(?:login|signIn)/.test(form?.submit?.call ?? "") ? [id] : [],
    ),
  );
  const screens = new Set(
    walk.references
      .filter(({ kind, name, path }) => kind === "form" && path[0] === "screens" && forms.has(name))
      .map(({ path }) => path[1]),
  );
  return new Set(Object.entries(value.routes ?? {}).flatMap(([id, route]) => (screens.has(route?.screen) ? [id] : [])));
}

const spoken = { guest: "guests", member: "members", trial: "trial accounts", agent: "agents" } as const;

function kinds(scenarios: readonly Scenario[]): string {
  const all = [...new Set(scenarios.map(({ visitor }) => spoken[visitor]))];
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}
