import { mutantTrials } from "../../tests/brands/mutants/try-mutants.ts";
import { MUTANTS_HELP, mutantOptions } from "./options.ts";

/** Mutants between two lines of progress. */
const step = 2000;
/** How many failures are written out. */
const most = 20;

/** Tries very many brands with values of the wrong type, prints what the compiler fails on, and returns the exit code. */
export function mutants(words: readonly string[]): number {
  const { count, from, help } = mutantOptions(words);
  if (help) {
    console.log(MUTANTS_HELP);
    return 0;
  }
  const tryFrom = mutantTrials();
  const wrong: string[] = [];
  const started = performance.now();
  for (let done = 0; done < count; done += step) {
    wrong.push(...tryFrom(from + done, Math.min(step, count - done)));
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${Math.min(count, done + step)} mutants, ${wrong.length} failures, ${seconds} s`);
  }
  for (const line of wrong.slice(0, most)) console.log(line);
  return wrong.length === 0 ? 0 : 1;
}
