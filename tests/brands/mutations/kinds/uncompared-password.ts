import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A rule of a layer that no longer compares a repeated password with the first. */
export const uncomparedPassword: MutationKind = {
  name: "repeated password that is compared with nothing",
  mutate: ({ path, text, places, layer }, random, { files }) => {
    const [first] = places[0]?.children ?? [];
    const name = layer.split("/").at(-1);
    if (path !== `brands/${layer}/brand.json` || layer === "base" || !first?.key) return undefined;
    if (name === undefined || Object.hasOwn(files.texts, `brands/${layer}/rules.json`)) return undefined;
    const before = `"rules": { "${random.pick(["confirmPassword", "confirmNewPassword"])}": { "equals": `;
    const place = replaced(text, { offset: first.key.offset, length: 0 }, `${before}null } }, `);
    return { ...place, column: place.column + before.length };
  },
};
