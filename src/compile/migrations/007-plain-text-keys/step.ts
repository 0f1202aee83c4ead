import { FoundChanges } from "../found-changes.ts";
import type { MigrationStep } from "../step.ts";
import { visitValues } from "../values.ts";
import keys from "./keys.json" with { type: "json" };

const newKeys: Readonly<Record<string, string>> = keys;

/** Text keys of base that were named after misspelt routes or in words of their author's own. */
export const plainTextKeys: MigrationStep = {
  number: 7,
  format: 2,
  name: "plain-text-keys",
  description: 'Text keys have plain names, as in "changePsw.submit" → "changePassword.submit".',
  run({ documents, packs }) {
    const found = new FoundChanges();
    for (const { file, value } of documents)
      visitValues(value, (path, inner) => {
        const renamed = typeof inner === "string" ? newKeys[inner] : undefined;
        if (renamed !== undefined) found.add(file, { kind: "replace", path, value: renamed });
      });
    for (const { file, value } of packs)
      for (const key of Object.keys(value)) {
        const renamed = newKeys[key];
        if (renamed === undefined) continue;
        found.add(file, { kind: "rename", path: [key], to: renamed });
        if (Object.hasOwn(value, renamed))
          found.conflict(file, `"${key}" and "${renamed}" are now the same key. Remove one of them first.`);
      }
    return found;
  },
};
