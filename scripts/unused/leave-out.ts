import { parseAst, type Plugin } from "vite";

/**
 * Features of a library that the site does not use: they are functions of modules that it needs, and a bundler leaves out
 * what nothing imports, not what nothing reaches.
 */
export type UnusedFeatures = Readonly<Record<string, UnusedFeature>>;

interface UnusedFeature {
  /** Matches code that uses it: a test looks for that in the site and in the libraries that draw it. */
  used: RegExp;
  /** Functions and methods that do nothing then; with what they do instead, where that matters. */
  functions: readonly (string | readonly [name: string, body: string])[];
  /** How statements begin that only it needs. */
  statements?: readonly string[];
}

/** Leaves unused features out of a module; `module`: the end of its path. */
export function onlyUsed(module: string, features: UnusedFeatures): Plugin {
  return {
    name: `only-used-of-${module}`,
    transform: {
      filter: { id: new RegExp(`/node_modules/${module.replaceAll(".", "\\.")}$`) },
      handler: (code) => ({ code: withoutUnused(code, features, module), map: null }),
    },
  };
}

/** Code without some features. Fails where a version of it has not exactly what would be left out. */
export function withoutUnused(code: string, features: UnusedFeatures, module: string): string {
  const bodies = new Map(
    Object.values(features).flatMap(({ functions }) =>
      functions.map((one): readonly [string, string] => (typeof one === "string" ? [one, ""] : one)),
    ),
  );
  const starts = Object.values(features).flatMap(({ statements = [] }) => statements);
  const cuts = cutsIn(code, bodies, starts);
  const wrong = [...bodies.keys()].filter((name) => cuts.filter((cut) => cut.name === name).length !== 1);
  const missing = starts.filter((start) => !cuts.some(({ name }) => name === start));
  if (wrong.length + missing.length > 0)
    throw new Error(
      `This version of ${module} has not exactly one ${[...wrong, ...missing].join(", ")}: look for what has replaced it, and change scripts/unused`,
    );
  const ends = [0, ...cuts.map(({ end }) => end)];
  return [
    ...cuts.map(({ start, instead }, place) => code.slice(ends[place], start) + instead),
    code.slice(ends.at(-1)),
  ].join("");
}

/** A part of the code that is replaced, and why. */
interface Cut {
  name: string;
  start: number;
  end: number;
  instead: string;
}

/** In their order; one inside another is gone with that. */
function cutsIn(code: string, bodies: ReadonlyMap<string, string>, starts: readonly string[]): Cut[] {
  const cuts: Cut[] = [];
  visit(parseAst(code), (node) => {
    const name = starts.find((start) => node.type === "ExpressionStatement" && code.startsWith(start, node.start));
    if (name !== undefined) return cuts.push({ name, start: node.start, end: node.end, instead: "" });
    const { called, body } = functionIn(node);
    const instead = bodies.get(called);
    if (instead === undefined || body?.type !== "BlockStatement") return 0;
    return cuts.push({ name: called, start: body.start, end: body.end, instead: `{${instead}}` });
  });
  return cuts;
}

/** A node of a syntax tree, as far as it is read here. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

/** The name and body of a function that a node declares. */
function functionIn(node: SyntaxNode): { called: string; body: SyntaxNode | undefined } {
  const { id, key, body, init, value } = node as SyntaxNode & Partial<Record<string, SyntaxNode>>;
  const named = { FunctionDeclaration: id, VariableDeclarator: id, MethodDefinition: key }[node.type];
  const holder = { FunctionDeclaration: { body }, VariableDeclarator: init, MethodDefinition: value }[node.type];
  return {
    called: (named as { name?: string } | undefined)?.name ?? "",
    body: (holder as { body?: SyntaxNode })?.body,
  };
}

/** Visits a tree; what is below a node for which `seen` is truthy is left out. */
function visit(node: unknown, seen: (node: SyntaxNode) => number): void {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && seen(node as SyntaxNode)) return;
  for (const child of Object.values(node)) visit(child, seen);
}
