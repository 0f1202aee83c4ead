import { statSync } from "node:fs";
import { sourceFilesOf, type SourceFiles } from "#compile/read/source-files.ts";
import { hasOwnWords } from "../folders.ts";
import type { Folders } from "../read-sources.ts";
import { UsageError } from "../usage-error.ts";
import { commitOf, git } from "./git.ts";

/** The files of an earlier commit. */
export interface PastFiles {
  files: SourceFiles;
  /** The content of pictures at that time, by path. */
  pictures: ReadonlyMap<string, Buffer>;
}

/** Reads brands and texts at a git reference. The two folders may be in different repositories. */
export function readFilesAt(ref: string, folders: Folders): PastFiles {
  const places = [
    [folders.brands, "brands"],
    ...(hasOwnWords(folders) ? [[folders.textPacks, "text-packs"] as const] : []),
  ] as const;
  const contents = places.flatMap(([folder, prefix]) =>
    [...contentsAt(ref, folder)].map(([path, bytes]) => [`${prefix}/${path}`, bytes] as const),
  );
  return { files: sourceFilesOf(contents), pictures: new Map(contents.filter(([path]) => !path.endsWith(".json"))) };
}

/**
 * Every file below a folder at a reference, by its path from that folder. One process for the list, one for all
 * contents.
 */
function contentsAt(ref: string, folder: string): Map<string, Buffer> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder "${folder}".`);
  const listed = git(folder, ["ls-tree", "-r", "-z", commitOf(folder, ref)]);
  const entries = listed.output
    .toString("utf8")
    .split("\0")
    .flatMap((line) => {
      const match = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(line);
      return match && !/(?:^|\/)(?:\.|node_modules\/)/.test(match[2] ?? "")
        ? [{ id: match[1] ?? "", path: match[2] ?? "" }]
        : [];
    });
  if (entries.length === 0) return new Map();
  const { output } = git(folder, ["cat-file", "--batch"], `${entries.map(({ id }) => id).join("\n")}\n`);
  return new Map(contentsIn(output).map((bytes, index) => [entries[index]?.path ?? "", bytes]));
}

/**
 * The contents in the output of `git cat-file --batch`: a line with the size, that many bytes and a line break,
 * repeated.
 */
function contentsIn(answer: Buffer): Buffer[] {
  const contents: Buffer[] = [];
  for (let at = 0; at < answer.length;) {
    const lineEnd = answer.indexOf(10, at);
    const size = Number(answer.toString("latin1", at, lineEnd).split(" ")[2]);
    if (!Number.isInteger(size))
      throw new UsageError("The commit is incomplete in this repository: fetch it completely.");
    contents.push(answer.subarray(lineEnd + 1, lineEnd + 1 + size));
    at = lineEnd + 1 + size + 1;
  }
  return contents;
}
