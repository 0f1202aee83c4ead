import { orList } from "#kernel/english-list.ts";
import { namedFields, type NamedField } from "../../analyse/shown-fields.ts";
import { typeWords } from "../../analyse/type-words.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Draft, Finding } from "../../layer/draft.ts";

/** Options that need a field of certain types, and name one of another: a list cannot be grouped by the day of a name. */
export function wrongNamedTypes(draft: Draft): Finding[] {
  return namedFields(draft).flatMap((named) => findingOf(named) ?? []);
}

function findingOf({ name, path, at, of: { entity, fields }, field, types }: NamedField): Finding | undefined {
  if (!field || !types || types.includes(field.type)) return undefined;
  const able = Object.entries(fields).flatMap(([other, { type }]) => (types.includes(type) ? [other] : []));
  return {
    path,
    at,
    message: `"${path.at(-1)}" needs ${orList(types.map((type) => typeWords[type]))}, and ${entity}.${name} is ${typeWords[field.type]}.`,
    hint: choiceHint("", able) ?? `No field of ${entity} is.`,
  };
}
