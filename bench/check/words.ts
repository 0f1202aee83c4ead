import { seededRandom } from "#kernel/random.ts";

const syllables = "ba ka li mo na pa ra sa ti wa lu gin hang bit tak pol dal mun".split(" ");

/** Invented words: the same for the same seed. */
export function words(seed: string, count: number): string {
  const random = seededRandom(seed);
  const word = () =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, () => syllables[Math.floor(random() * syllables.length)]).join(
      "",
    );
  const text = Array.from({ length: count }, word).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
