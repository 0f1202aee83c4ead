import { isObject, type Json } from "#kernel/json.ts";
import type { FilePath } from "../change.ts";
import { FoundChanges } from "../found-changes.ts";
import { entriesOf, placedWidgets } from "../placements.ts";
import type { MigrationStep } from "../step.ts";

const fieldKeys: Readonly<Record<string, string>> = { settled: "fixed", held: "known" };
const options: Readonly<Record<string, Readonly<Record<string, string>>>> = { "game-frame": { patience: "timeout" } };

/** Keys of fields and options of widgets whose names only their author understood. */
export const plainOptionNames: MigrationStep = {
  number: 5,
  format: 2,
  name: "plain-option-names",
  description: 'Fields say "fixed" for "settled" and "known" for "held"; a game frame says "timeout" for "patience".',
  run(layer) {
    const found = new FoundChanges();
    const rename = (file: string, path: FilePath, value: Json | undefined, names: Readonly<Record<string, string>>) => {
      if (!isObject(value)) return;
      for (const [old, to] of Object.entries(names))
        if (Object.hasOwn(value, old) && !Object.hasOwn(value, to))
          found.add(file, { kind: "rename", path: [...path, old], to });
    };
    for (const { document, path, value } of entriesOf(layer, "forms"))
      if (isObject(value) && isObject(value["fields"]))
        for (const [id, field] of Object.entries(value["fields"]))
          rename(document.file, [...path, "fields", id], field, fieldKeys);
    for (const { document, path, value, type } of placedWidgets(layer))
      rename(document.file, [...path, "options"], value["options"], options[type ?? ""] ?? {});
    return found;
  },
};
