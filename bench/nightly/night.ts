/** A run of a benchmark in a night. */
export interface Ran {
  /** The arguments after `npm run bench --`, as one text. */
  words: string;
  /** The exit code: 0 within all goals. */
  code: number;
  seconds: number;
  /** Everything that it printed. */
  output: string;
}

/** All runs of a night, on one commit. */
export interface Night {
  /** When it began, as an ISO time. */
  began: string;
  commit: string;
  /** Processors, and what kind they are. */
  machine: string;
  runs: readonly Ran[];
}

/** What became of a run, in a word or two. */
export function outcomeOf({ code, output }: Ran): string {
  if (code === 0) return "within";
  if (code === 2) return "refused";
  return output.includes(" broke off. ") ? "broke off" : "over";
}
