import { constancyOf } from "#conditions/can-be.ts";
import { flagsIn } from "#conditions/depends.ts";
import { holds } from "#conditions/holds.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { orList } from "#kernel/english-list.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { possibleScenarios } from "../../analyse/possible-scenarios.ts";
import { doors, formsOn, leadsThrough, screenAt, type Door, type PlacedForm } from "../../analyse/ways-in.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Layer } from "../../layer/layer.ts";
import { mergedLayers, removedValue } from "../../layer/merged-layers.ts";
import { removalsBelow, settingsOf } from "../../layer/provenance.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";
import { screensOf } from "../../analyse/screens-of.ts";

export const noWayIn: Check = {
  id: "no-way-in",
  severity: "error",
  suppressible: true,
  description:
    "The pages to sign in, to register, to replace a forgotten password and to choose a new one show a form for it.",
  about: [
    "`places.signIn`, `signUp`, `recovery` and `newPassword` name the pages. A form counts if its call does that, and if the flags and conditions around it can let a guest see it. The last one is for members: with a temporary password they get to no other page.",
  ],
  reads: ([section, id = ""], { value }) => [
    section === "places" && doors.map(({ place }) => value.places?.[place]),
    section === "routes" && screensOf(value.routes?.[id]),
    section === "screens" && formsOn(value.screens?.[id] ?? {}),
    section === "forms" && value.forms?.[id]?.submit?.call,
  ],
  run: { brand: closedDoors },
};

const read: ReadonlySet<string> = new Set(["places", "routes", "screens", "forms", "flags", "features"]);

function closedDoors(draft: Draft): Finding[] {
  if (draft.change && !touches(draft.change, ...read)) return [];
  if (draft.walk.mismatches.some(({ path: [section] }) => read.has(String(section)))) return [];
  const closed = doors.filter((door) => isClosed(door, draft));
  const groups = new Map<string, Door[]>();
  for (const door of closed) {
    const group = `${door.visitor} ${screenAt(door.place, draft)}`;
    groups.set(group, [...(groups.get(group) ?? []), door]);
  }
  return [...groups.values()].map((group) => findingOf(group, draft));
}

/** Whether those whom a door is for can be sure not to get in there. */
function isClosed(door: Door, draft: Draft): boolean {
  const shown = draft.value.screens?.[screenAt(door.place, draft) ?? ""];
  if (shown === undefined) return false;
  const ways = waysOn(shown, door, draft);
  const conditions = ways.flatMap((way) => way.conditions);
  // Reported as what it is.
  if (conditions.some((condition) => constancyOf(condition) === "never") || namesUnknownFlag(conditions, draft))
    return false;
  const scenarios = possibleScenarios(conditions, draft).filter(({ visitor }) => visitor === door.visitor);
  if (scenarios.length === 0) return ways.length === 0;
  return !scenarios.some((facts) => ways.some((way) => way.conditions.every((condition) => holds(condition, facts))));
}

function namesUnknownFlag(conditions: readonly Condition[], { value: { flags = {} } }: Draft): boolean {
  return flagsIn(conditions).some((name) => !Object.hasOwn(flags, name));
}

function waysOn(screen: object, door: Door, draft: Draft): readonly PlacedForm[] {
  return formsOn(screen).filter(({ form }) => leadsThrough(door, form, draft));
}

const said = { guest: "Guests", member: "Members" } as const;

/** `closed`: doors of one screen that the same visitors want to go through. */
function findingOf(closed: readonly Door[], draft: Draft): Finding {
  const [{ place, visitor }] = closed as readonly [Door];
  const screen = screenAt(place, draft) as string;
  const layers = layersAtFault(
    draft,
    (below) =>
      below.walk.mismatches.every(({ at }) => at === "missing") && closed.some((door) => isClosed(door, below)),
  );
  const cause = causeIn({ ...draft, layers }, screen, closed);
  const purpose = purposeOf(closed);
  const unused = cause && instead(cause.path, layers);
  return {
    path: cause?.path ?? ["screens", screen],
    at: cause ? "value" : "key",
    layers,
    message: `${said[visitor]} cannot ${purpose}: the screen "${screen}" shows them no form for it.`,
    relies: cause?.form === undefined ? { path: ["flags"], inside: true } : { path: ["forms", cause.form] },
    ...(cause?.path[0] === "places" && { explains: [cause.path] }),
    ...(unused !== undefined && { explains: [["screens", unused]] }),
    hint: cause?.hint ?? hintFor(switchesOff(screen, closed, draft), closed),
  };
}

/** The screen that a route shows in the layers below, where the highest gives it another. */
function instead(path: Path, layers: readonly Layer[]): string | undefined {
  const screen = path[0] === "routes" ? valueAtPath(mergedLayers(layers.slice(0, -1)), path) : undefined;
  return typeof screen === "string" ? screen : undefined;
}

function purposeOf(closed: readonly Door[]): string {
  return orList(closed.map(({ purpose }) => purpose));
}

function hintFor(off: readonly string[], closed: readonly Door[]): string {
  const visitors = closed.map(({ visitor }) => said[visitor].toLowerCase())[0];
  return off.length > 0 ? `Switch on ${orList([...off])}.` : `Add a form to ${purposeOf(closed)} that ${visitors} see.`;
}

/** The flags that are off and hide a form. */
function switchesOff(screen: string, closed: readonly Door[], draft: Draft): string[] {
  const ways = closed.flatMap((door) => waysOn(draft.value.screens?.[screen] ?? {}, door, draft));
  const names = flagsIn(ways.flatMap(({ conditions }) => conditions));
  return [...new Set(names)].filter((name) => draft.value.flags?.[name] !== true);
}

interface Cause {
  path: Path;
  hint: string;
  /** The form that is shown instead of one that leads in. */
  form?: string | undefined;
}

/**
 * What closes a door: a place that names the page for something else, another form, one that is removed, or a switch,
 * as far as the highest layer says it.
 */
function causeIn(draft: Draft, screen: string, closed: readonly Door[]): Cause | undefined {
  const purpose = purposeOf(closed);
  const top = draft.layers.slice(-1);
  const isSet = (path: Path) => settingsOf(top, path).length > 0;
  const place = closed.map((door): Path => ["places", door.place]).find(isSet);
  const elsewhere = place && { path: place, hint: `Name a route whose screen has a form to ${purpose}.` };
  const here = doors.filter((door) => screenAt(door.place, draft) === screen);
  if (elsewhere && (here.length > closed.length || draft.layers.length > 1)) return elsewhere;
  const route = closed
    .map((door): Path => ["routes", draft.value.places?.[door.place] ?? "", "screen"])
    .find((path) => draft.layers.length > 1 && isSet(path));
  if (route) return { path: route, hint: `Name a screen with a form to ${purpose}.` };
  const [other] = formsOn(draft.value.screens?.[screen] ?? {}).filter(({ form }) => !isWay(form, here, draft));
  if (other)
    return {
      path: ["screens", screen, ...other.at],
      hint: `Name a form to ${purpose}.`,
      form: other.form,
    };
  const removal = removalsBelow(["screens", screen], draft.layers).findLast((one) =>
    formsOn({ value: removedValue(one) }).some(({ form }) => isWay(form, closed, draft)),
  );
  if (removal) return { path: removal.path, hint: `Keep "${removal.path.at(-1)}", or add another form to ${purpose}.` };
  const off = switchesOff(screen, closed, draft);
  const flag = off.find((name) => isSet(["flags", name]));
  return flag === undefined ? elsewhere : { path: ["flags", flag], hint: hintFor(off, closed) };
}

function isWay(form: string | undefined, through: readonly Door[], draft: Draft): boolean {
  return through.some((door) => leadsThrough(door, form, draft));
}
