import type { FileFinding } from "../layer/layer.ts";
import { layerOfPath } from "./collect-suppressions.ts";
import { isNote, isWrongName, whereFilesBelong, whereStraysBelong } from "./layer-names.ts";
import { SourceFile } from "./source-file.ts";
import type { SourceFiles } from "./source-files.ts";

/** What is in the folders of layers and is not read, with the layers whose content is therefore not known. */
export interface StrangeEntries {
  findings: FileFinding[];
  unreadable: ReadonlySet<string>;
}

/** Everything in the folders of layers that would be ignored silently. */
export function strangeEntries({ texts, assets, irregular = {} }: SourceFiles): StrangeEntries {
  const ignored = [...Object.keys(texts), ...assets].flatMap(ignoredFile);
  const links = Object.entries(irregular).map(([path, what]) => notAFile(path, what));
  const folders = new Set(
    Object.keys(texts).flatMap((path) => /^brands\/(?!base\/|markets\/)[^/]+\//.exec(path) ?? []),
  );
  return {
    findings: [...links, ...ignored, ...[...folders].flatMap(wrongFolder)],
    unreadable: new Set([...links, ...ignored].map(({ layer }) => layer)),
  };
}

function ignoredFile(path: string): FileFinding[] {
  const layer = layerOfPath(path);
  const name = path.slice(path.indexOf("/") + 1).slice(layer === "" ? 0 : layer.length + 1);
  if (isNote(name)) return [];
  const kind = path.startsWith("brands/") ? "brand" : "texts";
  const hint = layer === "" ? whereStraysBelong(kind, name) : whereFilesBelong(kind, name);
  return hint === undefined ? [] : [{ ...at(path), rule: "unknown-file", message: `Unknown file "${name}".`, hint }];
}

function notAFile(path: string, what: string): FileFinding {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return {
    ...at(path),
    rule: "not-a-file",
    message: `"${name}" ${what}.`,
    hint: "Replace it with the file itself, or remove it: nothing else in a layer's folder is read.",
  };
}

function wrongFolder(folder: string): FileFinding[] {
  const id = layerOfPath(folder);
  if (!isWrongName(id)) return [];
  return [
    {
      ...at(`${folder}brand.json`),
      rule: "wrong-folder-name",
      message: `The folder name "${id}" cannot be the id of a brand.`,
      hint: "Use lowercase letters and digits, with single hyphens between them, starting with a letter.",
    },
  ];
}

function at(path: string): Pick<FileFinding, "layer" | "file" | "path" | "at"> {
  // What is directly in the folder of brands is no layer, but bears the name of one.
  const layer = layerOfPath(path) || path.slice(path.indexOf("/") + 1);
  return { layer, file: new SourceFile(path, "", undefined, []), path: [], at: "value" };
}
