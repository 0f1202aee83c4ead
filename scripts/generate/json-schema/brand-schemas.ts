import type { z } from "zod";
import { brand, collections, sections } from "#descriptor/brand.ts";
import { logo, merchant } from "#descriptor/identity.ts";
import { suppressions } from "#descriptor/suppression.ts";
import { textPack } from "#descriptor/text-pack.ts";
import { jsonText, notice, type GeneratedFile } from "../generated-file.ts";
import { definitions, withDefinitions } from "./definitions.ts";
import { layered } from "./layered.ts";
import type { Node } from "./node.ts";
import { ofZod } from "./of-zod.ts";

const itself: Node = {
  type: "string",
  description: "The schema of this file, so that an editor completes and explains.",
};

/** A JSON Schema for each kind of file that a brand has. */
export function brandSchemas(): GeneratedFile[] {
  const all = definitions();
  const { shape } = brand;
  const layerFiles: [name: string, schema: z.ZodType][] = [
    ["brand", brand],
    ...Object.entries({ ...sections, merchant, logo }),
    ...Object.keys(collections).map((name) => [name, shape[name as keyof typeof collections]] as [string, z.ZodType]),
    ...Object.entries(collections).flatMap(([, { item, folder }]) =>
      folder === null ? [] : [[folder.replace(/s$/, ""), item] as [string, z.ZodType]],
    ),
  ];
  const files = layerFiles.map(([name, schema]) =>
    fileOf(name, withDefinitions(document(layered(ofZod(schema).root, false)), all)),
  );
  return [...files, fileOf("text-pack", document(ofZod(textPack).root))];
}

function document(root: Node): Node {
  return {
    ...root,
    properties: { $schema: itself, $suppress: ofZod(suppressions).root, ...withoutSchema(root.properties ?? {}) },
  };
}

function withoutSchema({ $schema: _written, ...properties }: Record<string, Node>): Record<string, Node> {
  return properties;
}

function fileOf(name: string, schema: Node): GeneratedFile {
  return {
    path: `schemas/${name}.schema.json`,
    text: jsonText({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $comment: notice,
      title: name,
      ...schema,
    }),
  };
}
