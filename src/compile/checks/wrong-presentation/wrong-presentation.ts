import { aboutKind, kindsFor } from "#descriptor/vocabulary/cell-kinds.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { shownFields, type ShownField } from "../../analyse/shown-fields.ts";
import { typeWords } from "../../analyse/type-words.ts";
import { kindOfCell } from "../../validate/cell-words.ts";
import { fieldOfValue, phrasesIn, resolvedValue } from "../../validate/phrases.ts";
import type { Check } from "../check.ts";
import { isInLink } from "./in-link.ts";

export const wrongPresentation: Check = {
  id: "wrong-presentation",
  severity: "error",
  description: "A cell shows its field in a way that is made for the field's type.",
  about: [
    "Without `as` a field is shown by its type, which [the entities](reference/entities.md) name. What has a button or a link of its own (`copy`, `masked`, `link`) cannot be part of another: of a link's value, of a figure or an entry that leads somewhere, of a step of a path. In a table only the first column is the link.",
  ],
  run: { brand: wrong, layer: wrong },
};

function wrong(draft: Draft): Finding[] {
  return [...shownFields(draft).flatMap((shown) => findingOf(shown, draft) ?? []), ...wrongValues(draft)];
}

/** Values of texts: a picture is no part of a sentence. */
function wrongValues({ walk, value }: Draft): Finding[] {
  return phrasesIn(walk, value).flatMap(({ path, values = {} }) =>
    Object.entries(values).flatMap(([name, bound]): Finding[] => {
      const at = [...path.slice(0, -1), "values", name];
      const of = fieldOfValue(bound, at, value);
      if (!of?.field || resolvedValue(bound, at, value)) return [];
      const message = `${of.entity}.${of.name} is ${typeWords[of.field.type]}, which no text can contain.`;
      return [{ path: at, at: "value", message, hint: "Show it in a cell." }];
    }),
  );
}

/** A period has two fields of one type, and nothing else has. */
function wrongEnd({
  cell,
  written: { as, to },
  source,
  of,
  field,
}: Pick<ShownField, "cell" | "written" | "source" | "of" | "field">): Finding | undefined {
  if (as !== undefined && !aboutKind(as).accepts.includes(field.type)) return undefined;
  if (as === "period" && source === "watch")
    return { path: [...cell, "as"], at: "value", message: "A form shows one field of an answer at a time." };
  if (as === "period" && to === undefined)
    return {
      path: [...cell, "as"],
      at: "value",
      message: "A period needs the field with its end.",
      hint: 'Name it in "to".',
    };
  if (as !== "period" && to !== undefined)
    return {
      path: [...cell, "to"],
      at: "key",
      message: "Only a period has an end.",
      hint: 'Write "as": "period".',
      // A misspelt "period" is one mistake.
      relies: { path: cell, inside: true },
    };
  const end = to === undefined ? undefined : of.fields[to];
  if (!end || end.type === field.type || !["date", "instant"].includes(end.type)) return undefined;
  return {
    path: [...cell, "to"],
    at: "value",
    message: `A period is of days or of times: ${of.entity}.${to} is ${typeWords[end.type]}, the other ${typeWords[field.type]}.`,
  };
}

function findingOf(
  { cell, path, at, name, of, field, source, written }: ShownField,
  { value }: Draft,
): Finding | undefined {
  const { entity } = of;
  const { type } = field;
  const { as } = written;
  const named = `${entity}.${name}`;
  if (type === "nested") return { path, at, message: `${named} is ${typeWords[type]}, which no cell shows.` };
  if (as !== undefined && !aboutKind(as).accepts.includes(type)) {
    const [only, ...others] = kindsFor(type);
    return {
      path: [...cell, "as"],
      at: "value",
      message: `"${as}" cannot show ${named}, which is ${typeWords[type]}.`,
      hint: others.length === 0 ? `Did you mean "${only}"?` : choiceHint("", [only as string, ...others]),
    };
  }
  const kind = kindOfCell(written, field);
  const isOfLink = source === "data" || "do" in written || isInLink(cell, value);
  if (isOfLink && kind && aboutKind(kind).acts)
    return { path: cell, at: "key", message: `"${kind}" has a control of its own, and this is part of a link.` };
  return wrongEnd({ cell, written, source, of, field });
}
