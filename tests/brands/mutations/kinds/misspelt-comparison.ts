import { fieldsOfCall } from "#compile/validate/source-fields.ts";
import { isObject } from "#kernel/json.ts";
import { someList, withButton } from "../added-action.ts";
import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A button at the entries of a list whose condition compares a status, with a slip in the field or in the value. */
export const misspeltComparison: MutationKind = {
  name: "misspelt name in a comparison",
  mutate: ({ text, places }, random) => {
    const list = someList(places, random);
    const source = isObject(list?.json) ? list.json["source"] : undefined;
    const fields = isObject(source) ? fieldsOfCall(String(source["call"]))?.fields : undefined;
    const [field, known] =
      random.some(Object.entries(fields ?? {}).filter(([, { type }]) => type === "enumeration")) ?? [];
    const value = random.some(known?.values ?? []);
    if (!list || !fields || !known || field === undefined || value === undefined) return undefined;
    const original = random.pick([field, value]);
    const slip = misspelt(original, random, (name) => Object.hasOwn(fields, name) || known.values.includes(name));
    if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
    const row = original === field ? slip : field;
    const when = { compare: { of: { row }, in: [row === slip ? value : slip] } };
    const copies = { action: "copy", value: { row: field } };
    return { ...withButton(text, list, copies, JSON.stringify(slip), { when }), original };
  },
};
