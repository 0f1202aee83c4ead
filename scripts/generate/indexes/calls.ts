import type { GeneratedFile } from "../generated-file.ts";
import { moduleText, namesIn, textOf } from "./folder.ts";

const ENDPOINTS = "src/gateway/endpoints";
const HANDLERS = "sandbox/handlers";

/** Every declared call: what a file of the folder exports as `export const login = endpoint({ … })`. */
export function endpoints(): GeneratedFile {
  const areas = exportsIn(ENDPOINTS, /^export const (\w+) = endpoint\(/gm);
  const text = moduleText([
    ...importsOf(areas, "./endpoints"),
    "",
    "/** Every call of the contract by its name. */",
    ...recordOf("endpoints", areas),
  ]);
  return { path: "src/gateway/endpoints.generated.ts", text };
}

/** Every handler of the sandbox: what a file of the folder exports as `export const login: Handler<"login"> = …`. */
export function handlers(): GeneratedFile {
  const areas = exportsIn(HANDLERS, /^export const (\w+): Handler</gm);
  const text = moduleText([
    ...importsOf(areas, "../handlers"),
    "",
    "/** The handler of each call, by the call's name. */",
    ...recordOf("handlersByCall", areas),
  ]);
  return { path: "sandbox/calls/handlers.generated.ts", text };
}

/** The names that a file exports. */
interface Area {
  file: string;
  names: readonly string[];
}

function exportsIn(folder: string, pattern: RegExp): Area[] {
  return namesIn(folder, /^(.+(?<!\.test))\.ts$/)
    .map((name) => ({ file: `${name}.ts`, names: namesOf(textOf(`${folder}/${name}.ts`), pattern) }))
    .filter(({ names }) => names.length > 0);
}

function namesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

function importsOf(areas: readonly Area[], folder: string): string[] {
  return areas.map(({ file, names }) => `import { ${names.join(", ")} } from "${folder}/${file}";`);
}

function recordOf(name: string, areas: readonly Area[]): string[] {
  return [`export const ${name} = {`, ...areas.flatMap(({ names }) => names).map((call) => `  ${call},`), "};"];
}
