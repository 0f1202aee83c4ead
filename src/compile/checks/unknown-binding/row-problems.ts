import { valueAtPath } from "#kernel/pointer.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { formPlacements, rowScopeAt } from "../../validate/row-scope.ts";
import { fieldsAround, fieldsOfCall } from "../../validate/source-fields.ts";
import type { Path } from "../../validate/walk.ts";
import { traitsOf } from "../../validate/widget-traits.ts";

/** Fields of a row, and records of one, where there is none. */
export function rowsOutOfScope({ walk, value }: Draft): Finding[] {
  const named = walk.fields.filter(({ source }) => source === "row").map(({ path }) => path);
  const records = walk.placements
    .filter(
      ({ widget, path }) =>
        traitsOf(widget).showsRow && valueAtPath(value, [...path, "options", "source"]) === undefined,
    )
    .map(({ path }) => path);
  const missing = (path: Path, at: Finding["at"], hint: string): Finding[] =>
    rowScopeAt(value, path) === null
      ? [{ path, at, message: "There is no row here.", hint, relies: { path: path.slice(0, 2), inside: true } }]
      : [];
  return [
    ...named.flatMap((path) =>
      missing(
        path,
        "value",
        path[0] === "forms"
          ? `Show the form "${path[1]}" only in sheets that entries of a list open.`
          : "A row is in scope in the cells and actions of a list's entries, and in a sheet that they open.",
      ),
    ),
    ...records.flatMap((path) =>
      missing([...path, "options", "source"], "missing", "Name a source, or place it in a sheet that entries open."),
    ),
  ];
}

/** A form may be shown in several sheets: the entries that open each of them have the fields that it takes. */
export function rowsOfOtherEntities({ walk, value }: Draft): Finding[] {
  return walk.fields
    .filter(({ source, path, cell }) => source === "row" && path[0] === "forms" && cell === undefined)
    .flatMap(({ name, path, source }): Finding[] => {
      const of = fieldsAround(value, { path, source });
      if (!of) return [];
      const others = formPlacements(value, String(path[1])).flatMap((place) => {
        const call = rowScopeAt(value, place)?.call;
        const other = call === undefined ? undefined : fieldsOfCall(call);
        return other && other.entity !== of.entity && !Object.hasOwn(other.fields, name) ? [{ place, other }] : [];
      });
      const [first] = others;
      if (!first) return [];
      return [
        {
          path,
          at: "value",
          message: `The form is also shown for entries of ${first.other.entity}, which have no field "${name}".`,
          hint: choiceHint(
            "",
            Object.keys(first.other.fields).filter((field) => Object.hasOwn(of.fields, field)),
          ),
          relies: { path: first.place.slice(0, 2), inside: true },
        },
      ];
    });
}
