import { outcomeOf, type Night } from "./night.ts";

/** Nights in the table, and those of which the page has what they printed; all others are in their files. */
const SHOWN = 14;
const PRINTED = 3;

/** The page with the history: what became of each run, night by night, and what the last ones printed. */
export function pageOf(nights: readonly Night[]): string {
  const shown = nights.toSorted((one, other) => other.began.localeCompare(one.began)).slice(0, SHOWN);
  const words = [...new Set(shown.flatMap(({ runs }) => runs.map((run) => run.words)))];
  return `# Benchmarks by night

Written by \`npm run bench -- nightly\`. Compare figures within one night only: other load on the machine changes them.

${tableOf(shown, words)}

${words.map((run) => historyOf(run, shown.slice(0, PRINTED))).join("\n")}`;
}

function tableOf(nights: readonly Night[], words: readonly string[]): string {
  const heads = nights.map(({ began, commit }) => `${began.slice(0, 10)} ${commit.slice(0, 8)}`);
  const rows = words.map((run) => [`\`${run}\``, ...nights.map((night) => cellOf(night, run))]);
  return [["run", ...heads], heads.map(() => "---").concat("---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function cellOf({ runs }: Night, words: string): string {
  const ran = runs.find((run) => run.words === words);
  return ran ? `${outcomeOf(ran)}, ${Math.round(ran.seconds)} s` : "";
}

function historyOf(words: string, nights: readonly Night[]): string {
  const parts = nights.flatMap(({ began, machine, runs }) => {
    const ran = runs.find((run) => run.words === words);
    if (!ran) return [];
    return [`${began.slice(0, 16).replace("T", " ")}, ${machine}`, "", "```text", ran.output.trim(), "```", ""];
  });
  return [`## ${words}`, "", ...parts].join("\n");
}
