import type { Action } from "#descriptor/vocabulary/action.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { isEntrance } from "#conditions/entrance.ts";
import { nearest } from "#kernel/near.ts";
import { formsOn } from "../../analyse/ways-in.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { settingsOf } from "../../layer/provenance.ts";
import { within, type Path } from "../../validate/walk.ts";
import { screensOf } from "../../analyse/screens-of.ts";

/** The forms that open a session and leave its member where it is. */
export function endlessForms(draft: Draft): Finding[] {
  return [...formsOfEntrances(draft)].flatMap((form) => endlessForm(form, draft));
}

/** The forms on the pages where a session is opened. */
function formsOfEntrances({ value: { places = {}, routes = {}, screens = {} } }: Draft): Set<string> {
  const ids = Object.keys(routes).filter((route) => isEntrance(route, places));
  const shown = ids.flatMap((route) => screensOf(routes[route])).flatMap((screen) => formsOn(screens[screen] ?? {}));
  return new Set(shown.flatMap(({ form }) => form ?? []));
}

const calls: Readonly<Record<string, Endpoint>> = contract;

/** Whether a form signs its visitor in. */
export function opensSession(form: string, { forms = {} }: Draft["value"]): boolean {
  const { call, then } = forms[form]?.submit ?? {};
  return [call, then?.call].some((one) => calls[one ?? ""]?.session === "opens");
}

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
  "save-file",
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
