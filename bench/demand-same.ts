/**
 * Both pages must show the same, or their figures say nothing. `when` says in words at which moment the pictures were
 * taken. Throws where they differ.
 */
export function demandSame(when: string, engine: readonly string[], hand: readonly string[]): void {
  const differs = engine.findIndex((element, place) => element !== hand[place]);
  if (differs === -1 && engine.length === hand.length) return;
  const place = differs === -1 ? engine.length : differs;
  throw new Error(
    `The two pages differ ${when}, at element ${place}:\n  engine:  ${engine[place] ?? "nothing"}\n  by hand: ${hand[place] ?? "nothing"}\nMake pages/hand-*.tsx of the benchmark draw what the engine draws.`,
  );
}
