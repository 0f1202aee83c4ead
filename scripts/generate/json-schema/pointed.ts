import { mapped } from "./layered.ts";
import type { Node } from "./node.ts";

/**
 * An object that may also be a separate file, which refers property by property to that file's schema: a theme inside
 * brand.json is described by theme.schema.json. It cannot refer to that schema as a whole, because the file may have
 * `$schema` and `$suppress`, and is never null.
 */
export function pointed(node: Node, file: string, roots: Readonly<Record<string, Node>>): Node {
  if (!node.properties) return node;
  const properties = mapped(node.properties, (inner, name) => {
    if (JSON.stringify(inner) !== JSON.stringify(roots[file]?.properties?.[name]))
      throw new Error(`"${name}" differs between its section and ${file}.schema.json`);
    return name === "$order" ? inner : { $ref: `${file}.schema.json#/properties/${name}` };
  });
  return { ...node, properties };
}

/** A map whose entries have a definition that other files may refer to. */
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
