import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { projectSchemas } from "#cli/editor/project-schemas.ts";
import { memoize } from "#kernel/memoize.ts";
import { root } from "./tree.ts";

// The package is CommonJS, and Node does not detect all of its named exports.
const { getLanguageService, TextDocument } = createRequire(import.meta.url)(
  "vscode-json-languageservice",
) as typeof import("vscode-json-languageservice");

const { "json.schemas": schemas } = JSON.parse(readFileSync(join(root, ".vscode/settings.json"), "utf8")) as {
  "json.schemas": { fileMatch: string[]; url: string }[];
};
/** What `livery schemas` writes. */
const written = memoize((place: string) =>
  projectSchemas({ brands: join(place, "brands"), textPacks: join(place, "text-packs") }),
);
const service = getLanguageService({
  schemaRequestService: async (address) => schemaAt(fileURLToPath(address)),
  workspaceContext: { resolveRelativePath: (path, file) => new URL(path, file).href },
});
service.configure({
  schemas: schemas.map(({ fileMatch, url }) => ({
    uri: pathToFileURL(join(root, url)).href,
    fileMatch: fileMatch.map((place) => pathToFileURL(root).href + place),
  })),
});

function schemaAt(path: string): string {
  const [, place = "", layer = "", name = ""] = /^(.+)\/\.livery\/schemas\/(.+)\/([^/]+)$/.exec(path) ?? [];
  return layer === "" ? readFileSync(path, "utf8") : (written(place).get(layer)?.get(name) ?? "");
}

/** What an editor shows at a position in a file. */
export interface Shown {
  /** Suggestions with their descriptions. */
  suggestions: Readonly<Record<string, string>>;
  /** The hover text. */
  hover: string;
  problems: readonly string[];
}

/**
 * Opens a text as a file of a project, with the cursor at "|", in an editor that has only the repository's settings.
 *
 * @param project The folder; the repository itself when absent.
 */
export async function inEditor(path: string, marked: string, project = root): Promise<Shown> {
  const offset = marked.lastIndexOf("|");
  const file = TextDocument.create(
    pathToFileURL(join(project, path)).href,
    "json",
    1,
    `${marked.slice(0, offset)}${marked.slice(offset + 1)}`,
  );
  const json = service.parseJSONDocument(file);
  const place = file.positionAt(offset);
  const completion = await service.doComplete(file, place, json);
  const hover = await service.doHover(file, place, json);
  const problems = await service.doValidation(file, json);
  return {
    suggestions: Object.fromEntries(
      (completion?.items ?? []).map(({ label, documentation = "" }) => [
        label.replaceAll('"', ""),
        typeof documentation === "string" ? documentation : documentation.value,
      ]),
    ),
    hover: [hover?.contents ?? ""]
      .flat()
      .map((part) => (typeof part === "string" ? part : part.value))
      .join("\n")
      .replaceAll("\\", ""),
    problems: problems.map(({ message }) => (typeof message === "string" ? message : message.value)),
  };
}
