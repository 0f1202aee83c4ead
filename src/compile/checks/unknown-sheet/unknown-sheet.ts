import { screenAt } from "../../analyse/screen-values.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { andList } from "#kernel/english-list.ts";
import { choiceHint } from "../../findings/words.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { openersOf, rowScopeAt } from "../../validate/row-scope.ts";
import { fieldsOfCall } from "../../validate/source-fields.ts";
import { within, type Path, type Reference } from "../../validate/walk.ts";
import { traitsOf } from "../../validate/widget-traits.ts";
import type { Check } from "../check.ts";

export const unknownSheet: Check = {
  id: "unknown-sheet",
  severity: "error",
  description: "A sheet that opens is one of its screen, and everything that opens it gives it the same kind of row.",
  about: [
    "Sheets are in `sheets` of a screen. The entry that opens one is the row in scope of everything in it: lists of different kinds need a sheet each, and what shows a row cannot be opened where there is none.",
  ],
  run: { brand: wrongSheets },
};

function wrongSheets(draft: Draft): Finding[] {
  return [
    ...draft.walk.references.filter(({ kind }) => kind === "sheet").flatMap((one) => strangeSheet(one, draft)),
    ...entriesLookedAt(draft, "screens").flatMap((screen) =>
      Object.keys(draft.value.screens?.[screen]?.sheets ?? {}).flatMap((sheet) => strangeRows(screen, sheet, draft)),
    ),
  ];
}

function strangeSheet({ name, path }: Reference, draft: Draft): Finding[] {
  const at = screenAt(draft, path);
  if (!at) return [{ path, at: "value", message: "Sheets belong to a screen, and this is not part of one." }];
  const { sheets = {} } = at.screen;
  if (Object.hasOwn(sheets, name)) return [];
  const message = `The screen "${at.id}" has no sheet "${name}".`;
  const hint = choiceHint(name, Object.keys(sheets)) ?? 'Describe it in "sheets" of the screen.';
  return [{ path, at: "value", message, hint, relies: { path: ["screens", at.id, "sheets"] } }];
}

/** What opens a sheet that reads a row gives it one, and each the same kind. */
function strangeRows(screen: string, sheet: string, draft: Draft): Finding[] {
  const rows = openersOf(draft.value, screen, sheet).map((path) => ({ path, row: entityAt(path, draft) }));
  const kinds = [...new Set(rows.flatMap(({ row }) => row ?? []))];
  const relies = { path: ["screens", screen] };
  const [, second] = kinds;
  if (second !== undefined) {
    const { path = [] } = rows.find(({ row }) => row === second) ?? {};
    const message = `Entries of ${andList(kinds)} open the sheet "${sheet}": nobody can tell which its row is.`;
    return [{ path, at: "value", message, hint: "Describe a sheet for each.", relies }];
  }
  if (kinds.length === 0 || !readsRow(["screens", screen, "sheets", sheet], draft)) return [];
  return rows
    .filter(({ row }) => row === null)
    .map(({ path }): Finding => ({
      path,
      at: "value",
      message: `The sheet "${sheet}" shows a row, and there is none here.`,
      hint: "Let entries of a list open it.",
      relies,
    }));
}

/** The entity of the row in scope; null: there is no row. Undefined: it cannot be known. */
function entityAt(path: Path, { value }: Draft): string | null | undefined {
  const row = rowScopeAt(value, path);
  if (row === null) return null;
  return row?.call === undefined ? undefined : fieldsOfCall(row.call)?.entity;
}

/** Whether something in a sheet shows the row, or takes a field of it. */
function readsRow(sheet: Path, { walk, value }: Draft): boolean {
  const isIn = ({ path }: { path: Path }) => within(path, sheet);
  const options = (path: Path) => valueAtPath(value, [...path, "options", "source"]);
  return (
    walk.fields.some((one) => one.source === "row" && isIn(one)) ||
    walk.placements.some((one) => traitsOf(one.widget).showsRow && isIn(one) && options(one.path) === undefined)
  );
}
