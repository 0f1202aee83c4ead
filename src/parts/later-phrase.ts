/**
 * Texts with values, loaded where a brand has some. The parts that show texts load it from here: each would otherwise
 * name all files that it brings along.
 */
export async function valuedPhrase() {
  return { default: (await import("./valued-phrase.tsx")).ValuedPhrase };
}
