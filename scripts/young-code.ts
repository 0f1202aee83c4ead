/**
 * Checks that the built chunks call nothing that browsers of the floor lack. What a library uses only where it finds it
 * is not listed here; dates of features are those of MDN's browser-compat-data.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** How code uses what is younger than browser-floor.ts, by what has it: as Chrome and Safari brought it. */
const young: readonly (readonly [name: string, use: RegExp, since: string])[] = [
  ["AbortSignal.any", /\bAbortSignal\.any\b/, "Chrome 116, Safari 17.4"],
  ["URL.canParse", /\bURL\.canParse\b/, "Chrome 120, Safari 17"],
  ["URL.parse", /\bURL\.parse\b/, "Chrome 126, Safari 18"],
  ["Promise.withResolvers", /\bPromise\.withResolvers\b/, "Chrome 119, Safari 17.4"],
  ["Promise.try", /\bPromise\.try\b/, "Chrome 128, Safari 18.2"],
  ["Object.groupBy, Map.groupBy", /\b(?:Object|Map)\.groupBy\b/, "Chrome 117, Safari 17.4"],
  ["RegExp.escape", /\bRegExp\.escape\b/, "Chrome 136, Safari 18.2"],
  ["Iterator.from", /\bIterator\.from\b/, "Chrome 122, Safari 18.4"],
  [
    "methods of iterators",
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|toArray|some|every|find|reduce)\(/,
    "Chrome 122, Safari 18.4",
  ],
  ["methods of sets", /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/, "Chrome 122, Safari 17"],
  ["Intl.DurationFormat", /\bIntl\.DurationFormat\b/, "Chrome 129, Safari 16.4"],
  ["flag v of patterns", /new RegExp\([^()]*,["'`]\w*v\w*["'`]\)/, "Chrome 112, Safari 17"],
  ["startViewTransition", /document\.startViewTransition\(/, "Chrome 111, Safari 18"],
  ["checkVisibility", /\.checkVisibility\(/, "Chrome 105, Safari 17.4"],
  ["scheduler", /\bscheduler\.(?:yield|postTask)\(/, "Chrome 94, no Safari"],
  ["moveBefore", /\.moveBefore\(/, "Chrome 133, no Safari"],
  ["getOrInsert", /\.getOrInsert(?:Computed)?\(/, "Chrome 145, Safari 26.2"],
];

/** What a chunk uses that the floor lacks, and since when browsers have it. */
export function youngIn(code: string): string[] {
  return young.filter(([, use]) => use.test(code)).map(([name, , since]) => `${name} (${since})`);
}

if (import.meta.filename === process.argv[1]) {
  const folder = join(import.meta.dirname, "../dist/client/assets");
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => youngIn(readFileSync(join(folder, name), "utf8")).map((what) => `${name}: ${what}`));
  for (const one of found) console.error(`${one} is younger than the oldest browsers that the site is for`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
