import type { z } from "zod";
import { brand, collections, sections } from "#descriptor/brand.ts";
import { logo, merchant } from "#descriptor/identity.ts";
import { suppressions } from "#descriptor/suppression.ts";
import { textPack } from "#descriptor/text-pack.ts";
import { jsonText, notice, type GeneratedFile } from "../generated-file.ts";
import { definitions } from "./definitions.ts";
import { forBrands } from "./fields.ts";
import { layered, mapped } from "./layered.ts";
import { marked } from "./marked.ts";
import type { Node } from "./node.ts";
import { ofZod } from "./of-zod.ts";
import { entryRef, pointed, withEntry, withEntryAt } from "./pointed.ts";
import { linked, sharedSchemas } from "./shared-files.ts";

/** The published schemas. */
export interface BrandSchemas {
  /** One for each kind of brand file. */
  kinds: readonly GeneratedFile[];
  /** The shared schemas that these refer to, which no brand has files for. */
  shared: readonly GeneratedFile[];
}

/**
 * A JSON Schema for each kind of brand file. What several kinds have in common is defined once, in one of them or in a
 * shared file, and the others refer to it.
 */
export function brandSchemas(): BrandSchemas {
  const sectionRoots = mapped<z.ZodType>({ ...sections, merchant, logo }, inLayer);
  const folders = Object.values(collections).flatMap(({ folder, item }) => (folder ? [{ folder, item }] : []));
  const entryRoots = Object.fromEntries(folders.map(({ folder, item }) => [entryName(folder), inLayer(item)]));
  const collectionRoots = Object.fromEntries(
    Object.entries(collections).map(([name, { folder }]) => [name, collectionRoot(name, folder, entryRoots)]),
  );
  const roots = {
    brand: brandRoot(sectionRoots),
    ...sectionRoots,
    ...collectionRoots,
    ...entryRoots,
    "text-pack": ofZod(textPack, marked).root,
  };
  return {
    kinds: Object.entries(roots).map(([name, root]) => fileOf(name, linked(document(root), name))),
    shared: sharedSchemas([...Object.values(roots), forBrands], definitions()).map(({ name, schema }) =>
      fileOf(name, schema),
    ),
  };
}

function inLayer(schema: z.ZodType): Node {
  return layered(ofZod(schema, marked).root, false);
}

/** The kind of one file in a collection's folder: a "screen" in "screens". */
function entryName(folder: string): string {
  return folder.replace(/s$/, "");
}

function collectionRoot(name: string, folder: string | null, entries: Readonly<Record<string, Node>>): Node {
  const root = inLayer(brand.shape[name as keyof typeof collections]);
  // A preset has the keys of the field that is made from it, which are described with the form.
  if (name === "fields") return withEntry(root, () => ({ $ref: "#/$defs/field" }));
  return withEntry(root, (entry) => (folder ? pointed(entry, entryName(folder), entries) : entry));
}

/** Sections and entries of collections have their own schema files, whether or not a brand splits them out. */
function brandRoot(sectionRoots: Readonly<Record<string, Node>>): Node {
  const root = inLayer(brand);
  return {
    ...root,
    properties: mapped(root.properties ?? {}, (inner, name) => {
      if (name in sectionRoots) return pointed(inner, name, sectionRoots);
      return name in collections ? withEntryAt(inner, entryRef(name)) : inner;
    }),
  };
}

function document(root: Node): Node {
  return {
    ...root,
    properties: { $schema: itself, $suppress: ofZod(suppressions).root, ...withoutSchema(root.properties ?? {}) },
  };
}

const itself: Node = {
  type: "string",
  description: "The schema of this file, for completion and hover help in editors.",
};

function withoutSchema({ $schema: _written, ...properties }: Record<string, Node>): Record<string, Node> {
  return properties;
}

function fileOf(name: string, schema: Node): GeneratedFile {
  return {
    path: `schemas/${name}.schema.json`,
    text: jsonText({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: `${name}.schema.json`,
      $comment: notice,
      title: name,
      ...schema,
    }),
  };
}
