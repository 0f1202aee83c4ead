import { isObject, type Json } from "#kernel/json.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { removedValue } from "../../layer/merged-layers.ts";
import { removalsBelow } from "../../layer/provenance.ts";
import type { Check } from "../check.ts";

export const unusedSheet: Check = {
  id: "unused-sheet",
  severity: "warning",
  suppressible: true,
  description: "Something on the screen opens each of its sheets.",
  about: ["An entry of a `record-list` opens a sheet, or the action `open-sheet`."],
  run: { brand: unopenedSheets },
};

function unopenedSheets(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "screens").flatMap((screen) => {
    const sheets = Object.keys(draft.value.screens?.[screen]?.sheets ?? {});
    if (sheets.length === 0) return [];
    const opened = new Set(
      draft.walk.references
        .filter(({ kind, path }) => kind === "sheet" && path[0] === "screens" && path[1] === screen)
        .map(({ name }) => name),
    );
    // A misspelt name may mean any of them: that is reported as such.
    if ([...opened].some((id) => !sheets.includes(id))) return [];
    const removals = removalsBelow(["screens", screen, "body"], draft.layers);
    return sheets
      .filter((id) => !opened.has(id))
      .map((id) => {
        const by = removals.findLast((removal) => opensSheet(removedValue(removal), id));
        return by ? afterRemoval(screen, id, by.path) : neverOpened(screen, id);
      });
  });
}

/** Whether something in what is removed opens a sheet: an entry, or an action. */
function opensSheet(value: Json | undefined, id: string): boolean {
  if (Array.isArray(value)) return value.some((inner) => opensSheet(inner, id));
  return isObject(value) && (value["sheet"] === id || Object.values(value).some((inner) => opensSheet(inner, id)));
}

function neverOpened(screen: string, id: string): Finding {
  return {
    path: ["screens", screen, "sheets", id],
    at: "key",
    message: `Nothing on the screen "${screen}" opens its sheet "${id}".`,
    hint: 'Open it: { "action": "open-sheet" }, or remove it.',
    relies: { path: ["screens", screen], inside: true },
  };
}

function afterRemoval(screen: string, id: string, removed: Finding["path"]): Finding {
  return {
    path: removed,
    at: "value",
    message: `Without "${removed.at(-1)}" nothing on the screen "${screen}" opens its sheet "${id}".`,
    hint: "Set the sheet to null, too.",
    relies: { path: ["screens", screen], inside: true },
  };
}
