import type { Place } from "#descriptor/places.ts";
import { entrances } from "#conditions/entrance.ts";
import { formsOn } from "../../analyse/ways-in.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";
import { endlessForms, opensSession } from "./endless-forms.ts";
import { homeToSignIn } from "./home-to-sign-in.ts";
import { screensOf } from "../../analyse/screens-of.ts";

export const noWayOn: Check = {
  id: "no-way-on",
  severity: "error",
  suppressible: true,
  description: "Signing in and registering lead on to another page, and home is one.",
  about: [
    "Nothing happens by itself when a form has opened a session: what `after.success` says is all. `return` leads members to the page that they wanted before, or home, and those with a temporary password to choosing a new one. A page that is home and where visitors sign in would ask members to sign in again.",
  ],
  reads: ([section, id = ""], { value }) => [
    section === "places" && ["home", ...entrances].map((place) => value.places?.[place as Place]),
    section === "routes" && screensOf(value.routes?.[id]),
    section === "screens" && formsOn(value.screens?.[id] ?? {}).map(({ form }) => form),
    section === "forms" && opensSession(id, value) && value.forms?.[id]?.after?.["success"],
  ],
  run: { brand: strandedMembers },
};

const read: readonly string[] = ["places", "routes", "screens", "forms"];

function strandedMembers(draft: Draft): Finding[] {
  if (draft.change && !touches(draft.change, ...read)) return [];
  return [...endlessForms(draft), ...homeToSignIn(draft)];
}
