import { readFile } from "node:fs/promises";
import { relative, sep } from "node:path";
import { entriesBelow, unreadable, type FolderEntry } from "#capabilities/folder-entries.ts";
import { sourceFilesOf, type SourceFiles } from "#compile/read/source-files.ts";

/** Reads every layer of brands and text packs. What cannot be read is a mistake of its layer, not of the host. */
export async function readSources(brands: string, textPacks: string): Promise<SourceFiles> {
  const contents: [string, Uint8Array][] = [];
  const irregular: Record<string, string> = {};
  const read = async ({ path, irregular: what }: FolderEntry, name: string) => {
    const content = what ?? (await readFile(path).catch(unreadable));
    if (typeof content === "string") irregular[name] = content;
    else contents.push([name, content]);
  };
  const named = [...namedBelow(brands, "brands"), ...namedBelow(textPacks, "text-packs")];
  await Promise.all(named.map(([entry, name]) => read(entry, name)));
  return sourceFilesOf(
    contents.sort(([one], [other]) => (one < other ? -1 : 1)),
    irregular,
  );
}

/** Everything below a folder by its path in diagnostics: below "brands/" or "text-packs/", with forward slashes. */
function namedBelow(folder: string, as: string): [FolderEntry, string][] {
  return entriesBelow(folder).map((entry) => [entry, `${as}/${relative(folder, entry.path).split(sep).join("/")}`]);
}
