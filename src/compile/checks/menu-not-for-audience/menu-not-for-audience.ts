import { valueAtPath } from "#kernel/pointer.ts";
import { alters, stepsOf, touches, type Change } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { walkOfPart } from "../../validate/walk-schema.ts";
import { causeOfClosing, closedLinks } from "../../analyse/contradicted-rules.ts";
import { entranceOf } from "../../analyse/entrances.ts";
import { leads } from "../../analyse/links.ts";
import { spokenVisitors } from "../../analyse/spoken-visitors.ts";
import type { Check } from "../check.ts";
import { screensOf } from "../../analyse/screens-of.ts";

export const menuNotForAudience: Check = {
  id: "menu-not-for-audience",
  severity: "error",
  suppressible: true,
  description:
    "Visitors who see a menu entry, a tab or a link may enter the route it leads to, or are sent to sign in first.",
  about: [
    "Who sees an entry is decided by its `when` and by the conditions around it; who may enter, by the route's `access` and `enter`, and by a tab's own `access`. An entry is wrong when the route refuses every visitor who sees it: it redirects them, or shows a message.",
    "Sending a guest to sign in is not a refusal. Nor is an entry wrong that only some of its viewers may use.",
    "Where an access rule closes several entries that are made for some visitors, and more of them than it leaves open, or where a layer above the entry sets it, the rule is reported, with the entries as the places where it shows. It may be turned round.",
  ],
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
    return section === "routes" && screensOf(value.routes?.[id]).some((screen) => !parts.has(`screens/${screen}`));
  });
}

function deadEntries(draft: Draft): Finding[] {
  return closedLinks(draft).map((link) => ({
    path: link.path,
    at: "value",
    message: `This is shown to ${spokenVisitors(link.turned.audience)}, but the route "${link.route}" admits ${spokenVisitors(link.turned.welcome)}.`,
    hint: "Add a condition that matches the route's access rule, or link to another route.",
    cause: causeOfClosing(link, draft),
    ...(link.screen?.rule && { relies: { path: link.screen.rule } }),
  }));
}
