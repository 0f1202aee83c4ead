import type { GeneratedFile } from "../generated-file.ts";
import { camelCase, isFile, moduleText, namesIn } from "./folder.ts";

const DESCRIPTIONS = "src/descriptor/widgets";
const COMPONENTS = "src/widgets";

/** Every widget with a description: `game-grid.ts` describes "game-grid" and exports `gameGrid`. */
export function widgetDescriptions(): GeneratedFile {
  const types = describedTypes();
  const text = moduleText([
    ...types.map((type) => `import { ${camelCase(type)} } from "./${type}.ts";`),
    "",
    "/** Every widget an operator can name. */",
    "export const widgetDescriptions = {",
    ...types.map((type) => `  "${type}": ${camelCase(type)},`),
    "} as const;",
  ]);
  return { path: `${DESCRIPTIONS}/descriptions.generated.ts`, text };
}

/**
 * The component of every widget with a description: `game-grid/game-grid.tsx` exports `GameGrid`. A missing component is
 * omitted, and the registry then does not compile.
 */
export function widgetComponents(): GeneratedFile {
  const types = describedTypes().filter((type) => isFile(componentPath(type)));
  const text = moduleText([
    "",
    "/** Loads the file of each widget's component when a page first needs it. */",
    "export const components = {",
    ...types.map((type) => `  "${type}": () => import("./${type}/${type}.tsx"),`),
    "};",
  ]);
  return { path: `${COMPONENTS}/registry.generated.ts`, text };
}

function describedTypes(): string[] {
  return namesIn(DESCRIPTIONS, /^([a-z0-9-]+)\.ts$/).filter((name) => name !== "index");
}

function componentPath(type: string): string {
  return `${COMPONENTS}/${type}/${type}.tsx`;
}
