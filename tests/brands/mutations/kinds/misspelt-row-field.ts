import { fieldsOfCall } from "#compile/validate/source-fields.ts";
import { isObject } from "#kernel/json.ts";
import { someList, withButton } from "../added-action.ts";
import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A button at the entries of a list that copies a field of the row, with a slip in its name. */
export const misspeltRowField: MutationKind = {
  name: "misspelt field of a row",
  mutate: ({ text, places }, random) => {
    const list = someList(places, random);
    const source = isObject(list?.json) ? list.json["source"] : undefined;
    const fields = isObject(source) ? fieldsOfCall(String(source["call"]))?.fields : undefined;
    const shown = Object.entries(fields ?? {}).flatMap(([name, { type }]) => (type === "nested" ? [] : [name]));
    const field = random.some(shown);
    if (!list || !fields || field === undefined) return undefined;
    const slip = misspelt(field, random, (name) => Object.hasOwn(fields, name));
    if (slip === undefined) return undefined;
    const copies = { action: "copy", value: { row: slip } };
    return { ...withButton(text, list, copies, JSON.stringify(slip)), original: field };
  },
};
