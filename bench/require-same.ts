/**
 * Both pages must show the same, or their figures are not comparable. `when` describes the moment of the comparison.
 * Throws where they differ.
 */
export function requireSame(when: string, engine: readonly string[], hand: readonly string[]): void {
  const differs = engine.findIndex((element, place) => element !== hand[place]);
  if (differs === -1 && engine.length === hand.length) return;
  const place = differs === -1 ? engine.length : differs;
  throw new Error(
    `The two pages differ ${when}, at element ${place}:\n  engine:  ${engine[place] ?? "nothing"}\n  by hand: ${hand[place] ?? "nothing"}\nMake pages/hand-*.tsx of the benchmark draw what the engine draws.`,
  );
}
