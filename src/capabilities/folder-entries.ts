import { readdirSync, type Dirent } from "node:fs";
import { join } from "node:path";

/** What is in a folder of layers: a file to read, or something else, which must not be opened. */
export interface FolderEntry {
  path: string;
  /** What it is, when it is no file: "is a symbolic link". */
  irregular?: string;
}

/**
 * Everything below a folder, unordered, without hidden entries and packages. Links are not followed.
 *
 * @param isLeftOut Whether a folder directly below is not looked into.
 */
export function entriesBelow(folder: string, isLeftOut: (name: string) => boolean = () => false): FolderEntry[] {
  const found: FolderEntry[] = [];
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const entries = entriesOf(next);
    if (typeof entries === "string") found.push({ path: next, irregular: entries });
    else
      for (const entry of entries) {
        const path = join(next, entry.name);
        const irregular = irregularityOf(entry);
        if (irregular !== undefined) found.push({ path, irregular });
        else if (entry.isDirectory()) waiting.push(...(next === folder && isLeftOut(entry.name) ? [] : [path]));
        else found.push({ path });
      }
  }
  return found;
}

/** The visible entries of a folder; what is wrong with it when it cannot be read. */
function entriesOf(folder: string): Dirent[] | string {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(
      ({ name }) => !name.startsWith(".") && name !== "node_modules",
    );
  } catch (error) {
    return unreadable(error);
  }
}

/** Why something that is no file, nor a folder of files, is not read; undefined for those. */
export function irregularityOf(entry: Dirent): string | undefined {
  if (entry.isSymbolicLink()) return "is a symbolic link, which is not followed";
  if (entry.isFIFO()) return "is a named pipe";
  if (entry.isSocket()) return "is a socket";
  if (entry.isDirectory()) return looksLikeFile.test(entry.name) ? "is a folder" : undefined;
  return entry.isFile() ? undefined : "is a device";
}

const looksLikeFile = /\.(?:jsonc?|svg|png|webp|jpe?g|gif)$/i;

const reasons: Readonly<Record<string, string>> = {
  EACCES: "you have no permission",
  EPERM: "you have no permission",
  ENOENT: "it is not there",
  EISDIR: "it is a folder",
  EMFILE: "too many files are open",
  ELOOP: "its links go in a circle",
  ERR_FS_FILE_TOO_LARGE: "it is too large",
};

/** What is wrong with a file or folder that cannot be read. */
export function unreadable(error: unknown): string {
  return `cannot be read: ${reasonOf(error)}`;
}

/** The reason for a file system error, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return reasons[code] ?? code;
}
