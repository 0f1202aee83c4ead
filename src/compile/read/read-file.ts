import type { Json } from "#kernel/json.ts";
import { maximumBytes } from "./file-limits.ts";
import { tooDeep } from "./nesting.ts";
import { structureProblems } from "./repeated-keys.ts";
import { SourceFile, type TextProblem } from "./source-file.ts";
import type { SourceFiles } from "./source-files.ts";
import { syntaxError } from "./syntax-error.ts";

/**
 * Reads one file: its value when it is valid, otherwise its problems. `badAt`: see `decodeUtf8`. A byte order mark is
 * skipped, as editors do.
 */
export function readFile(path: string, rawText: string, badAt?: number): SourceFile {
  const marked = rawText.startsWith("\uFEFF");
  const text = marked ? rawText.slice(1) : rawText;
  const fileOf = (value: Json | undefined, problems: readonly TextProblem[]) =>
    new SourceFile(path, text, value, problems, { text: rawText, badAt });
  if (badAt !== undefined) return fileOf(undefined, [undecodable(badAt - (marked ? 1 : 0))]);
  const bytes = sizeOf(text);
  if (bytes > maximumBytes) return fileOf(undefined, [tooLarge(path, bytes)]);
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return fileOf(undefined, [tooDeep(text) ?? syntaxError(text)]);
  }
  const problems = structureProblems(text, value);
  return fileOf(problems.length > 0 ? undefined : value, problems);
}

/** The files of a run, by path in alphabetical order. A file that is as it was in an earlier run stays the same object. */
export function readFiles(
  { texts, notUtf8 }: Pick<SourceFiles, "texts" | "notUtf8">,
  earlier?: ReadonlyMap<string, SourceFile>,
): Map<string, SourceFile> {
  return new Map(
    Object.keys(texts)
      .sort()
      .map((path) => {
        const [text, badAt] = [texts[path] ?? "", notUtf8?.[path]];
        const known = earlier?.get(path);
        const isSame = known?.origin.text === text && known.origin.badAt === badAt;
        return [path, isSame ? known : readFile(path, text, badAt)];
      }),
  );
}

function undecodable(offset: number): TextProblem {
  return {
    rule: "not-utf-8",
    offset,
    length: 1,
    path: [],
    message: "The file is not UTF-8: this character cannot be decoded.",
    hint: offset === 0 ? "It is probably saved as UTF-16. Save it as UTF-8." : "Save the file as UTF-8.",
  };
}

/** Size of a text in bytes. A UTF-16 unit takes at most three bytes, so most files need no counting. */
function sizeOf(text: string): number {
  return text.length * 3 <= maximumBytes ? text.length : new TextEncoder().encode(text).length;
}

function tooLarge(path: string, bytes: number): TextProblem {
  return {
    rule: "oversize-file",
    offset: 0,
    length: 1,
    path: [],
    message: `The file is ${Math.ceil(bytes / 1024)} KB; the limit is 256 KB.`,
    hint: path.endsWith("/brand.json")
      ? "Move sections to their own files next to brand.json."
      : "Write only what differs from the layers below. Nobody writes this much: was the file generated, or copied here by mistake?",
  };
}
