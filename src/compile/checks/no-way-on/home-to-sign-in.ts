import { doors, formsOn, leadsThrough } from "../../analyse/ways-in.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { settingsOf } from "../../layer/provenance.ts";
import { screensOf } from "../../analyse/screens-of.ts";

/** A start page on which members, who have signed in, are asked to sign in. */
export function homeToSignIn(draft: Draft): Finding[] {
  const { places = {}, routes = {}, screens = {} } = draft.value;
  const { home } = places;
  const forms = screensOf(routes[home ?? ""]).flatMap((screen) => formsOn(screens[screen] ?? {}));
  const door = doors.find(
    (one) => one.signsIn && places[one.place] === home && forms.some(({ form }) => leadsThrough(one, form, draft)),
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
