import type { Action } from "#descriptor/vocabulary/action.ts";
import type { Place } from "#descriptor/places.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { entrances, isEntrance } from "#conditions/entrance.ts";
import { nearest } from "#kernel/near.ts";
import { doors, formsOn, leadsThrough } from "../../analyse/ways-in.ts";
import { touches } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { settingsOf } from "../../layer/provenance.ts";
import { within, type Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const noWayOn: Check = {
  id: "no-way-on",
  severity: "error",
  suppressible: true,
  description: "Signing in and registering lead on to another page, and home is one.",
  reads: ([section, id = ""], { value }) => [
    section === "places" && ["home", ...entrances].map((place) => value.places?.[place as Place]),
    section === "routes" && value.routes?.[id]?.screen,
    section === "screens" && formsOn(value.screens?.[id] ?? {}).map(({ form }) => form),
    section === "forms" && opensSession(id, value) && value.forms?.[id]?.after?.["success"],
  ],
  run: { brand: strandedMembers },
};

const read: readonly string[] = ["places", "routes", "screens", "forms"];

function strandedMembers(draft: Draft): Finding[] {
  if (draft.change && !touches(draft.change, ...read)) return [];
  return [...formsOfEntrances(draft)].flatMap((form) => endlessForm(form, draft)).concat(homeToSignIn(draft));
}

/** The forms on the pages where a session is opened. */
function formsOfEntrances({ value: { places = {}, routes = {}, screens = {} } }: Draft): Set<string> {
  const ids = Object.keys(routes).filter((route) => isEntrance(route, places));
  const shown = ids.flatMap((route) => formsOn(screens[routes[route]?.screen ?? ""] ?? {}));
  return new Set(shown.flatMap(({ form }) => form ?? []));
}

const calls: Readonly<Record<string, Endpoint>> = contract;

function opensSession(form: string, { forms = {} }: Draft["value"]): boolean {
  const { call, then } = forms[form]?.submit ?? {};
  return [call, then?.call].some((one) => calls[one ?? ""]?.session === "opens");
}

/** A form that opens a session and leaves its member where it is. */
function endlessForm(id: string, draft: Draft): Finding[] {
  const { after = {} } = draft.value.forms?.[id] ?? {};
  const path = ["forms", id, "after", "success"];
  const success = after["success"];
  if (!opensSession(id, draft.value) || success?.some((action) => leadsOn(action, draft)) || isMisread(path, draft))
    return [];
  // Reported as what it is.
  if (success === undefined && nearest("success", Object.keys(after)) !== undefined) return [];
  return [
    {
      path,
      at: success !== undefined || isRemoved(path, draft) ? "value" : "missing",
      message: "Members stay on the page where they signed in: nothing leads on from there.",
      hint: 'End with { "action": "return" }: it leads to the page that they wanted, or home.',
      relies: { path: ["forms", id], inside: true },
    },
  ];
}

/** What an action does besides going somewhere. */
const staying: ReadonlySet<Action["action"]> = new Set([
  "copy",
  "refresh",
  "set-filter",
  "share",
  "toast",
  "toggle-balance",
  "wait",
]);

function leadsOn(action: AsFarAsRead<Action>, { value: { places = {} } }: Draft): boolean {
  if (staying.has(action.action)) return false;
  return !("to" in action) || typeof action.to !== "string" || !isEntrance(action.to, places);
}

/** What cannot be read is reported as such. */
function isMisread(path: Path, { walk: { mismatches } }: Draft): boolean {
  return mismatches.some((one) => within(path, one.path) || within(one.path, path.slice(0, 3)));
}

function isRemoved(path: Path, { layers }: Draft): boolean {
  return settingsOf(layers, path).at(-1)?.value === null;
}

/** A start page on which members, who have signed in, are asked to sign in. */
function homeToSignIn(draft: Draft): Finding[] {
  const { places = {}, routes = {}, screens = {} } = draft.value;
  const { home } = places;
  const forms = formsOn(screens[routes[home ?? ""]?.screen ?? ""] ?? {});
  const door = doors.find(
    (one) => places[one.place] === home && forms.some(({ form }) => leadsThrough(one, form, draft)),
  );
  if (home === undefined || !door) return [];
  const top = draft.layers.slice(-1);
  const place = ["home", door.place].find((one) => settingsOf(top, ["places", one]).length > 0) ?? "home";
  return [
    {
      path: ["places", place],
      at: "value",
      message: `The start page and the page to sign in or to register are the same, "${home}": members who have signed in have no other.`,
      hint: "Name another route.",
    },
  ];
}
