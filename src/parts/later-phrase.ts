/**
 * Texts with values, loaded where a brand has some. The parts that show texts load it from here: each would otherwise
 * name all files that it brings along.
 */
export function valuedPhrase() {
  return import("./valued-phrase.tsx").then(({ ValuedPhrase }) => ({ default: ValuedPhrase }));
}
