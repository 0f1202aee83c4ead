import { collections } from "#descriptor/brand.ts";
import { jsonText, notice, type GeneratedFile } from "./generated-file.ts";

/** Settings that let an editor complete and explain files that do not name their schema themselves. */
export function editorFiles(schemas: readonly GeneratedFile[]): GeneratedFile[] {
  const kinds = schemas.map(({ path, text }) => ({
    name: nameOf(path),
    path,
    description: (JSON.parse(text) as { description?: string }).description ?? "",
  }));
  return [settings(kinds), catalogue(kinds)];
}

interface Kind {
  /** "brand", "screen", "text-pack". */
  name: string;
  path: string;
  description: string;
}

/** Settings of Visual Studio Code and the editors that read them: schemas of descriptors, and the formatter. */
function settings(kinds: readonly Kind[]): GeneratedFile {
  return {
    path: ".vscode/settings.json",
    text: jsonText({
      "editor.defaultFormatter": "oxc.oxc-vscode",
      "editor.formatOnSave": true,
      "[markdown]": { "editor.formatOnSave": false },
      "json.schemas": kinds.map(({ name, path }) => ({
        fileMatch: placesOf(name).map((place) => `/${place}`),
        url: `./${path}`,
      })),
    }),
  };
}

/** A catalogue in SchemaStore's format, which other editors read. Its addresses are relative to itself. */
function catalogue(kinds: readonly Kind[]): GeneratedFile {
  const schemas = kinds.map(({ name, path, description }) => ({
    name: `Livery: ${name}`,
    description,
    fileMatch: placesOf(name),
    url: `./${path.slice(path.lastIndexOf("/") + 1)}`,
  }));
  return {
    path: "schemas/catalog.json",
    text: jsonText({
      $schema: "https://json.schemastore.org/schema-catalog.json",
      $comment: notice,
      version: 1,
      schemas,
    }),
  };
}

/** The paths of files of a kind: in a brand or base, and in a market. */
function placesOf(name: string): string[] {
  if (name === "text-pack") return ["text-packs/*/*.json", "text-packs/markets/*/*.json"];
  const folder = Object.values(collections)
    .flatMap(({ folder: own }) => own ?? [])
    .find((own) => own === `${name}s`);
  const file = folder === undefined ? `${name}.json` : `${folder}/*.json`;
  return [`brands/*/${file}`, `brands/markets/*/${file}`];
}

function nameOf(path: string): string {
  return /([^/]+)\.schema\.json$/.exec(path)?.[1] ?? path;
}
