import type { LanguageCode } from "#descriptor/identity.ts";
import type { WidgetShapes } from "./accept.ts";
import { linkShapes, type Shape, type ShapeTable } from "./shape.ts";
import generated from "./shapes.json" with { type: "json" };

/** A call of the gateway contract, as far as a descriptor can be wrong about it. */
export interface CallShape {
  lists: string | undefined;
  parameters: ReadonlyMap<string, Shape>;
  required: readonly string[];
  /** Parameters that a form's fields may be named after. */
  fields: ReadonlySet<string>;
}

/** The generated table, linked: everything the quick check knows of schemas and contract. */
export interface QuickTable {
  brand: Shape & { kind: "object" };
  /** The map of screens, and a tab of the footer. */
  screens: Shape;
  tab: Shape;
  pack: Shape;
  widgets: WidgetShapes;
  calls: ReadonlyMap<string, CallShape>;
  answers: ReadonlySet<string>;
  languages: readonly LanguageCode[];
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
}

const table = generated as unknown as ShapeTable;
const shapes = linkShapes(table.nodes);
const at = (index: number) => shapes[index] as Shape;

const brand = at(table.brand) as Shape & { kind: "object" };
const footer = brand.properties.get("footer") as Shape & { kind: "object" };

export const quickTable: QuickTable = {
  brand,
  screens: brand.properties.get("screens") as Shape,
  tab: (footer.properties.get("tabs") as Shape & { kind: "record" }).value,
  pack: at(table.pack),
  widgets: new Map(
    Object.entries(table.widgets).map(([type, { options, slots, texts }]) => [
      type,
      { options: at(options), slots: slots === "any" ? slots : new Set(slots), texts },
    ]),
  ),
  calls: new Map(
    Object.entries(table.calls).map(([name, { lists, parameters, required, fields }]) => [
      name,
      {
        lists,
        parameters: new Map(Object.entries(parameters).map(([key, index]) => [key, at(index)])),
        required,
        fields: new Set(fields),
      },
    ]),
  ),
  answers: new Set(table.answers),
  languages: table.languages,
  files: new Set(table.files),
  folders: new Set(table.folders),
};
