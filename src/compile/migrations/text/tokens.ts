import { createScanner } from "jsonc-parser";

/** SyntaxKind of jsonc-parser, whose names exist only in its types. */
const [comma, lineComment, blockComment, endOfFile] = [5, 12, 13, 17];

/** Comments in a range of a file, which need not be JSON by itself. */
export function commentsIn(text: string): string[] {
  return tokensOf(text)
    .filter(({ kind }) => kind === lineComment || kind === blockComment)
    .map(({ from, to }) => text.slice(from, to).trimEnd());
}

function tokensOf(text: string): { kind: number; from: number; to: number }[] {
  const scanner = createScanner(text);
  const found: { kind: number; from: number; to: number }[] = [];
  for (let kind: number = scanner.scan(); kind !== endOfFile; kind = scanner.scan())
    found.push({ kind, from: scanner.getTokenOffset(), to: scanner.getPosition() });
  return found;
}

/** Where the comma between two properties is: comments are ignored. */
export function commaIn(gap: string): number {
  return tokensOf(gap).find(({ kind }) => kind === comma)?.from ?? 0;
}
