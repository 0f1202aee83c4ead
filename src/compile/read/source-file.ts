import { parseTree, type Node } from "jsonc-parser";
import type { Json } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";

/** A problem with a file as text, before its content is interpreted. Offsets count UTF-16 code units. */
export interface TextProblem {
  rule: "broken-json" | "duplicate-key" | "forbidden-key" | "nested-too-deep" | "not-utf-8" | "oversize-file";
  offset: number;
  length: number;
  /** Steps to the place in the file, as far as it is known. */
  path: readonly (string | number)[];
  message: string;
  hint?: string;
}

/** A place in a text. */
export interface Place {
  line: number;
  column: number;
  length: number;
}

/** A file as it was given to the reader. */
export interface Origin {
  text: string;
  /** See `decodeUtf8`. */
  badAt?: number | undefined;
}

/** A parsed file: its text, its value, and its positions on request. */
export class SourceFile {
  readonly path: string;
  readonly text: string;
  /** What it was read from: the text with its byte order mark, and where it could not be decoded. */
  readonly origin: Origin;
  /** Undefined when the file has a problem. */
  readonly value: Json | undefined;
  readonly problems: readonly TextProblem[];
  #tree: Node | undefined;
  #lineStarts: number[] | undefined;

  constructor(
    path: string,
    text: string,
    value: Json | undefined,
    problems: readonly TextProblem[],
    origin: Origin = { text },
  ) {
    this.path = path;
    this.text = text;
    this.origin = origin;
    this.value = value;
    this.problems = problems;
  }

  /**
   * The position of the value at a path, or of its key when `at` is "key"; of the nearest parent when there is none.
   */
  placeOf(path: readonly (string | number)[], at: "key" | "value"): Place {
    if (path.length === 0) return this.#placeOfAll();
    // What could not be read is not read again for its places: it may be nested too deep.
    if (this.value !== undefined) this.#tree ??= parseTree(this.text);
    if (!this.#tree) return this.#placeOfAll();
    const node = nodeAt(this.#tree, path);
    if (!node) return this.placeOf(path.slice(0, -1), "key");
    const marked = at === "key" && node.parent?.type === "property" ? (node.parent.children?.[0] ?? node) : node;
    return this.placeAt(marked.offset, marked.length);
  }

  #placeOfAll(): Place {
    const begin = Math.max(0, this.text.search(/\S/));
    return this.placeAt(begin, this.text.trimEnd().length - begin);
  }

  /** Line and column of an offset. A mark ends at the end of its line at the latest. */
  placeAt(offset: number, length: number): Place {
    this.#lineStarts ??= lineStartsOf(this.text);
    const line = lastAtMost(this.#lineStarts, offset);
    const start = this.#lineStarts[line] ?? 0;
    const lineEnd = (this.#lineStarts[line + 1] ?? this.text.length + 1) - 1;
    return { line: line + 1, column: offset - start + 1, length: Math.max(1, Math.min(length, lineEnd - offset)) };
  }

  /** The line with a 1-based number, without its line break. */
  lineText(line: number): string {
    this.#lineStarts ??= lineStartsOf(this.text);
    return this.text.slice(this.#lineStarts[line - 1], this.#lineStarts[line]).replace(/\r?\n$/, "");
  }
}

/** The value at a path: like `findNodeAtLocation`, which reads every key before the one it looks for. */
function nodeAt(root: Node, path: readonly (string | number)[]): Node | undefined {
  let node: Node | undefined = root;
  for (const step of path) {
    if (node === undefined) return undefined;
    if (typeof step === "string") node = node.type === "object" ? membersOf(node).get(step) : undefined;
    else node = node.type === "array" ? node.children?.[step] : undefined;
  }
  return node;
}

/** The values of an object by their keys; of a repeated key the first. */
const membersOf = memoizeByIdentity(({ children = [] }: Node): ReadonlyMap<string, Node> => {
  const members = new Map<string, Node>();
  for (const { children: [key, value] = [] } of children)
    if (key && value && !members.has(key.value as string)) members.set(key.value as string, value);
  return members;
});

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let index = text.indexOf("\n"); index !== -1; index = text.indexOf("\n", index + 1)) starts.push(index + 1);
  return starts;
}

function lastAtMost(sorted: readonly number[], wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? 0) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}
