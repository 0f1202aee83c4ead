import { isObject } from "#kernel/json.ts";
import { FoundChanges } from "../found-changes.ts";
import { entriesOf } from "../placements.ts";
import type { MigrationStep } from "../step.ts";

/** Routes that a layer adds do not say what they are without a word. One of a layer below may say it to change it. */
export const routesSayWhatDiffers: MigrationStep = {
  number: 3,
  format: 3,
  name: "routes-say-what-differs",
  description: "Routes leave out the texts that are named after them, and the usual header and footer.",
  run(layer) {
    const found = new FoundChanges();
    const below = isObject(layer.below["routes"]) ? layer.below["routes"] : {};
    for (const { document, path, id, value } of entriesOf(layer, "routes")) {
      if (!isObject(value) || Object.hasOwn(below, id)) continue;
      for (const [key, usual] of Object.entries(usualOf(id)))
        if (value[key] === usual) found.add(document.file, { kind: "remove", path: [...path, key] });
    }
    return found;
  },
};

function usualOf(id: string) {
  return { title: `route.${id}`, description: `description.${id}`, header: "page", footer: false };
}
