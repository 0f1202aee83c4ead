import { isObject } from "#kernel/json.ts";
import { FoundChanges } from "../found-changes.ts";
import { placedWidgets } from "../placements.ts";
import type { MigrationStep } from "../step.ts";

/** The word of today for a look of format 1, by the widget. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "article-list": { flow: "rows" },
  "draw-cards": { row: "carousel", lines: "rows" },
  "game-grid": { row: "carousel", list: "rows" },
  "game-list": { list: "rows" },
  "link-list": { strip: "bar", tiles: "grid" },
  "service-widget": { row: "grid" },
  tabs: { tiles: "cards", rail: "side" },
  "vendor-tiles": { tile: "grid", wide: "cards", chip: "chips" },
};

/** Every widget says the same word for the same look. */
export const oneScaleOfLooks: MigrationStep = {
  number: 3,
  format: 2,
  name: "one-scale-of-looks",
  description: "Looks have the same words in all widgets: rows, cards, grid, carousel, table.",
  run(layer) {
    const found = new FoundChanges();
    for (const { document, path, value, type } of placedWidgets(layer)) {
      const options = value["options"];
      const word =
        isObject(options) && typeof options["look"] === "string" ? words[type ?? ""]?.[options["look"]] : undefined;
      if (word !== undefined)
        found.add(document.file, { kind: "replace", path: [...path, "options", "look"], value: word });
    }
    return found;
  },
};
