import { orList } from "#kernel/english-list.ts";
import { namedFields, type NamedField } from "../../analyse/shown-fields.ts";
import { typeWords } from "../../analyse/type-words.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Draft, Finding } from "../../layer/draft.ts";

/**
 * Options that need a field of certain types, or one that tells entries apart, and name another: a list cannot be
 * grouped by the day of a name, nor tell bets apart by it.
 */
export function wrongNamedTypes(draft: Draft): Finding[] {
  return namedFields(draft).flatMap((named) => findingOf(named) ?? []);
}

function findingOf(named: NamedField): Finding | undefined {
  const { name, path, at, of, field, types, identifies } = named;
  const { entity, fields } = of;
  if (field && identifies && !field.identity) return sharedKey(named);
  if (!field || !types || types.includes(field.type)) return undefined;
  const able = Object.entries(fields).flatMap(([other, { type }]) => (types.includes(type) ? [other] : []));
  return {
    path,
    at,
    message: `"${path.at(-1)}" needs ${orList(types.map((type) => typeWords[type]))}, and ${entity}.${name} is ${typeWords[field.type]}.`,
    hint: choiceHint("", able) ?? `No field of ${entity} is.`,
  };
}

/** Entries that share their key are one to a list: all but the first vanish. */
function sharedKey({ name, path, at, of: { entity, fields } }: NamedField): Finding {
  const able = Object.entries(fields).flatMap(([other, { identity }]) => (identity ? [other] : []));
  return {
    path,
    at,
    message: `Several entries may have the same ${entity}.${name}, and all but one of them would not be shown.`,
    hint: choiceHint("", able) ?? `No field of ${entity} tells its entries apart.`,
  };
}
