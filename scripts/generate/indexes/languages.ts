import { basename } from "node:path";
import type { GeneratedFile } from "../generated-file.ts";
import { moduleText, namesIn, textOf } from "./folder.ts";

const PACKS = "text-packs/base";

/** A pack's metadata about its language. */
interface Meta {
  name: string;
  code: string;
  tag: string;
  direction: string;
}

/** Every language that base has a pack for, with the pack's `$meta`. */
export function languages(): GeneratedFile {
  const text = moduleText([
    "",
    "/** Every language of the engine by its code on the wire: its own name, its BCP 47 tag and its direction. */",
    "export const languages = {",
    ...namesIn(PACKS, /^(.+\.json)$/).map((file) => `  ${lineOf(metaOf(`${PACKS}/${file}`))},`),
    "} as const;",
  ]);
  return { path: "src/gateway/languages.generated.ts", text };
}

function metaOf(path: string): Meta {
  const { $meta } = JSON.parse(textOf(path)) as { $meta?: Meta };
  const code = basename(path, ".json");
  if ($meta?.code !== code)
    throw new Error(`${path}: "$meta" must name the language, with "code": "${code}" as in the name of the file.`);
  return $meta;
}

function lineOf({ code, name, tag, direction }: Meta): string {
  return `${code}: ${JSON.stringify({ name, code, tag, direction })
    .replaceAll(/"(\w+)":/g, " $1: ")
    .replaceAll("}", " }")}`;
}
