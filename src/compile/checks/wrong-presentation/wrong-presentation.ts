import { aboutKind, kindsFor } from "#descriptor/vocabulary/cell-kinds.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { shownFields, type ShownField } from "../../analyse/shown-fields.ts";
import { typeWords } from "../../analyse/type-words.ts";
import { kindOfCell } from "../../validate/cell-words.ts";
import type { Check } from "../check.ts";
import { isInLink } from "./in-link.ts";

export const wrongPresentation: Check = {
  id: "wrong-presentation",
  severity: "error",
  description: "A cell shows its field in a way that is made for the field's type.",
  run: { brand: wrong, layer: wrong },
};

function wrong(draft: Draft): Finding[] {
  return shownFields(draft).flatMap((shown) => findingOf(shown, draft) ?? []);
}

function findingOf(
  { cell, path, at, name, of: { entity }, field, source, written }: ShownField,
  { value }: Draft,
): Finding | undefined {
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
  if (!isOfLink || !kind || !aboutKind(kind).acts) return undefined;
  return { path: cell, at: "key", message: `"${kind}" has a control of its own, and this is part of a link.` };
}
