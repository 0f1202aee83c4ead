import { decodeUtf8 } from "./decode.ts";
import { pictureOf, type Picture } from "./picture.ts";

/** The files of a run, in memory: the compiler does not read the disk. */
export interface SourceFiles {
  /** Text by repository-relative path: "brands/acme/brand.json", "text-packs/base/EN.json". */
  texts: Readonly<Record<string, string>>;
  /**
   * For a file that is not UTF-8, by path: the index of the first character that could not be decoded (see
   * `decodeUtf8`).
   */
  notUtf8?: Readonly<Record<string, number>>;
  /** Paths of pictures that exist: "brands/acme/assets/logo.svg". */
  assets: readonly string[];
  /** What is in the folders and is no file that can be read, by path: "is a symbolic link". */
  irregular?: Readonly<Record<string, string>>;
  /** Properties of pictures by path (see `pictureOf`); a missing entry means unknown. */
  pictures?: Readonly<Record<string, Picture>>;
}

/** The files of a run from their bytes by repository-relative path: JSON is text, everything else a picture. */
export function sourceFilesOf(
  contents: Iterable<readonly [path: string, content: Uint8Array]>,
  irregular: Readonly<Record<string, string>> = {},
): SourceFiles {
  const texts: Record<string, string> = {};
  const notUtf8: Record<string, number> = {};
  const pictures: Record<string, Picture> = {};
  for (const [path, content] of contents) {
    if (!path.endsWith(".json")) {
      pictures[path] = pictureOf(path, content);
      continue;
    }
    const { text, badAt } = decodeUtf8(content);
    texts[path] = text;
    if (badAt !== undefined) notUtf8[path] = badAt;
  }
  return { texts, notUtf8, assets: Object.keys(pictures), pictures, irregular };
}
