import type { z } from "zod";
import { brand, collections } from "#descriptor/brand.ts";
import { stripped, typeOf } from "./zod-schema.ts";

/** The schema of each part of a brand by name: "theme" is a section, "routesEntry" an entry of a collection. */
export const partSchemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(Object.entries(brand.shape).filter(([name, schema]) => isSection(name, schema))),
  ...Object.fromEntries(Object.entries(collections).map(([name, { item }]) => [`${name}Entry`, item])),
};

function isSection(name: string, schema: z.ZodType): boolean {
  return !(name in collections) && ["object", "record"].includes(typeOf(stripped(schema)));
}
