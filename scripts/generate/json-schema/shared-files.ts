import type { Node } from "./node.ts";

/** The files of definitions that other schemas refer to. No brand has a file of these kinds. */
const sharedFiles = {
  widgets: "Widgets: the options and slots of each.",
  vocabulary: "What descriptors have in common: actions, conditions, icons.",
  calls: "The calls of the gateway contract, their parameters and the fields of what they answer.",
} as const;
type SharedFile = keyof typeof sharedFiles;

/** A schema of a file, with its name: "brand", "widgets". */
export interface NamedSchema {
  name: string;
  schema: Node;
}

/** The shared files, with only the definitions that the given schemas need. */
export function sharedSchemas(roots: readonly Node[], all: Readonly<Record<string, Node>>): NamedSchema[] {
  const needed = neededBy(roots, all);
  return (Object.keys(sharedFiles) as SharedFile[]).map((name) => {
    const own = needed.filter((definition) => homeOf(definition) === name);
    const definitions = Object.fromEntries(own.map((definition) => [definition, all[definition]]));
    return {
      name,
      schema: linked({ description: sharedFiles[name], $defs: definitions as Record<string, Node> }, name),
    };
  });
}

/** The schema of a file, in which every reference points to the file that contains the definition. */
export function linked(schema: Node, file: string): Node {
  const text = JSON.stringify(schema).replaceAll(reference, (_all, definition: string) => {
    const home = homeOf(definition);
    return `"$ref":"${home === file ? "" : `${home}.schema.json`}#/$defs/${definition}"`;
  });
  return JSON.parse(text) as Node;
}

/** A reference to a shared definition; a collection's definition of its own entries is not shared. */
const reference = /"\$ref":"#\/\$defs\/(?!entry")([^"]+)"/g;

function homeOf(definition: string): SharedFile {
  if (/^(?:calls?|parameters|fields|field-of|rows|sheet-of)(?:-|$)/.test(definition)) return "calls";
  return definition.startsWith("placement") || definition.startsWith("options-") ? "widgets" : "vocabulary";
}

function neededBy(roots: readonly Node[], all: Readonly<Record<string, Node>>): string[] {
  const needed = new Set<string>();
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [, name = ""] of JSON.stringify(next).matchAll(reference)) {
      if (needed.has(name)) continue;
      const node = all[name];
      if (!node) throw new Error(`A schema refers to "${name}", which is not defined`);
      needed.add(name);
      waiting.push(node);
    }
  }
  return [...needed].sort();
}
