import { mapped } from "./layered.ts";
import type { Node } from "./node.ts";

/**
 * An object that also has a file of its own, referring property by property to the schema of that file: a theme inside
 * brand.json is described by theme.schema.json. The file as a whole can't be referred to, since it may have `$schema`
 * and `$suppress`, and is never null.
 */
export function pointed(node: Node, file: string, roots: Readonly<Record<string, Node>>): Node {
  if (!node.properties) return node;
  const properties = mapped(node.properties, (inner, name) => {
    if (JSON.stringify(inner) !== JSON.stringify(roots[file]?.properties?.[name]))
      throw new Error(`"${name}" is not the same inside a file and in ${file}.schema.json`);
    return name === "$order" ? inner : { $ref: `${file}.schema.json#/properties/${name}` };
  });
  return { ...node, properties };
}

/** A map whose entries are described by a definition, to which other files may refer. */
export function withEntry(map: Node, change: (entry: Node) => Node): Node {
  const [entry = {}] = Object.values(map.patternProperties ?? {});
  return { ...withEntryAt(map, "#/$defs/entry"), $defs: { entry: change(entry) } };
}

/** A map whose entries are described elsewhere. */
export function withEntryAt(map: Node, $ref: string): Node {
  return { ...map, patternProperties: mapped(map.patternProperties ?? {}, () => ({ $ref })) };
}

/** Where the entries of a collection are described. */
export function entryRef(collection: string): string {
  return `${collection}.schema.json#/$defs/entry`;
}
