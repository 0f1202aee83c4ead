/** A violation of a house rule, with its position. */
export interface Finding {
  file: string;
  /** 1-based. */
  line: number;
  found: string;
}

/** Every match of a pattern (with the flag `g`) in a text. */
export function matchesIn(text: string, pattern: RegExp, file: string): Finding[] {
  return [...text.matchAll(pattern)].map((match) => ({
    file,
    line: lineAt(text, match.index),
    found: match[0].trim(),
  }));
}

/** What a failed test prints: one line per finding. */
export function listed(findings: readonly Finding[]): string[] {
  return findings.map(({ file, line, found }) => `${file}:${line}  ${found}`);
}

/**
 * Blanks out comments of CSS and TypeScript without changing line numbers. Strings that contain comment marks are not
 * handled.
 */
export function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "))
    .replaceAll(/(^|\s)\/\/.*$/gm, "$1");
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
