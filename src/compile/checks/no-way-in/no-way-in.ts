import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { constancyAlone } from "#conditions/can-be.ts";
import { flagsIn } from "#conditions/depends.ts";
import { holds } from "#conditions/holds.ts";
import { orList } from "#kernel/english-list.ts";
import { isObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { possibleScenarios } from "../../analyse/possible-scenarios.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { removedBelow, settingsOf } from "../../layer/provenance.ts";
import type { Check } from "../check.ts";

export const noWayIn: Check = {
  id: "no-way-in",
  severity: "error",
  suppressible: true,
  description: "The page to sign in and the page to register show guests a form.",
  reads: ([section, id = ""], { value }) => [
    section === "places" && [value.places?.signIn, value.places?.signUp],
    section === "routes" && value.routes?.[id]?.screen,
    section === "screens" && waysIn(value.screens?.[id] ?? {}),
  ],
  run: { brand: closedDoors },
};

const read: ReadonlySet<string> = new Set(["places", "routes", "screens", "flags", "features"]);

function closedDoors(draft: Draft): Finding[] {
  const { value, walk, change } = draft;
  if (change && !touches(change, ...read)) return [];
  if (walk.mismatches.some(({ path: [section] }) => read.has(String(section)))) return [];
  const screenOf = (place: "signIn" | "signUp") => value.routes?.[value.places?.[place] ?? ""]?.screen;
  const [signIn, signUp] = [screenOf("signIn"), screenOf("signUp")];
  return [...new Set([signIn, signUp])].flatMap((screen): Finding[] => {
    const shown = screen === undefined ? undefined : value.screens?.[screen];
    if (screen === undefined || shown === undefined) return [];
    const found = waysIn(shown);
    const conditions = found.flat();
    // Reported as what it is.
    if (conditions.some((condition) => constancyAlone(condition) === "never")) return [];
    const guests = possibleScenarios(conditions, draft).filter(({ visitor }) => visitor === "guest");
    const isOpen = guests.some((guest) => found.some((way) => way.every((condition) => holds(condition, guest))));
    if (isOpen || (guests.length === 0 && found.length > 0)) return [];
    const purpose = screen === signIn ? (signIn === signUp ? "sign in or register" : "sign in") : "register";
    return [findingOf(screen, purpose, flagsIn(conditions), draft)];
  });
}

/** The conditions of each form on a screen, from the outermost. */
const waysIn = memoizeByIdentity((screen: object): Condition[][] => waysBelow(screen, []));

function waysBelow(value: unknown, around: readonly Condition[]): Condition[][] {
  if (Array.isArray(value)) return value.flatMap((inner: unknown) => waysBelow(inner, around));
  if (!isObject(value)) return [];
  const conditions = value["when"] === undefined ? around : [...around, value["when"] as unknown as Condition];
  if (value["widget"] === "form") return [[...conditions]];
  return Object.entries(value).flatMap(([key, inner]) => (key === "when" ? [] : waysBelow(inner, conditions)));
}

/** At the switch that the highest layer sets, or at what it removes; otherwise at the screen. */
function findingOf(screen: string, purpose: string, flags: readonly string[], draft: Draft): Finding {
  const top = draft.layers.slice(-1);
  const off = flags.filter((name) => draft.value.flags?.[name] !== true);
  const flag = off.find((name) => settingsOf(top, ["flags", name]).length > 0);
  const removed = removedBelow(["screens", screen], top);
  const path = flag === undefined ? (removed ?? ["screens", screen]) : ["flags", flag];
  return {
    path,
    at: path.length === 2 && flag === undefined ? "key" : "value",
    message: `Guests cannot ${purpose}: the screen "${screen}" shows them no form.`,
    relies: { path: ["flags"], inside: true },
    hint:
      flag === undefined && removed
        ? `Keep "${removed.at(-1)}", or add another form that guests see.`
        : off.length > 0
          ? `Switch on ${orList(off)}.`
          : "Add a form that guests see.",
  };
}
