/** What a page tells its reader to do: write a file, or run the command and see lines. */
export type PageStep = { file: string; json: string } | { line: string; lines: readonly string[] };

const stepPattern = /^`([\w./-]+\.json)`\n\n```json\n([^]*?)^```$|^```\n\$ npx livery (.+)\n([^]*?)^```$/gm;

/** The steps of a page in order: blocks of JSON below the name of a file, and what the terminal shows. */
export function stepsOf(page: string): PageStep[] {
  return [...page.matchAll(stepPattern)].map(([, file, json = "", line = "", lines = ""]) =>
    file === undefined ? { line, lines: lines.trimEnd().split("\n") } : { file, json },
  );
}
