import { doors, screenAt } from "../../analyse/ways-in.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { removedValue } from "../../layer/merged-layers.ts";
import { removalsBelow } from "../../layer/provenance.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";
import { screensOf } from "../../analyse/screens-of.ts";

export const emptyScreen: Check = {
  id: "empty-screen",
  severity: "error",
  suppressible: true,
  description: "A screen that a route shows has something to show.",
  about: ["A layer removes a widget with null. A screen without any is an empty page with the site's header."],
  run: { brand: emptyScreens },
};

function emptyScreens(draft: Draft): Finding[] {
  const { value } = draft;
  const shown = new Set<string | undefined>(Object.values(value.routes ?? {}).flatMap(screensOf));
  // What is worse there, no-way-in reports: guests cannot get in.
  for (const { place } of doors) shown.delete(screenAt(place, draft));
  return entriesLookedAt(draft, "screens").flatMap((id): Finding[] => {
    const body = value.screens?.[id]?.body;
    if (!shown.has(id) || !body || Object.values(body).some((placed) => placed !== undefined)) return [];
    const removed = lastWidget(["screens", id, "body"], draft);
    return [
      {
        path: removed ?? ["screens", id, "body"],
        at: removed ? "value" : "key",
        message: `The screen "${id}" has no widget left: visitors get an empty page.`,
        relies: { path: ["screens", id], inside: true },
        hint: `${removed ? `Keep "${removed.at(-1)}"` : "Add a widget"}, or remove the routes that show the screen.`,
      },
    ];
  });
}

/** The removal that left nothing: that of the last widget, by the highest layer that removed one. */
function lastWidget(body: Path, { layers }: Draft): Path | undefined {
  return removalsBelow(body, layers).findLast(
    (removal) => removal.path.length <= body.length + 1 && removedValue(removal) !== undefined,
  )?.path;
}
