/** The tab that a key selects, or undefined for other keys: arrows wrap around, Home and End go to the ends. */
export function tabAfterKey(
  names: readonly string[],
  active: string | undefined,
  key: string,
  rightToLeft = false,
): string | undefined {
  const forward = rightToLeft ? "ArrowLeft" : "ArrowRight";
  const backward = rightToLeft ? "ArrowRight" : "ArrowLeft";
  const index = names.indexOf(active ?? "");
  if (key === "Home") return names[0];
  if (key === "End") return names.at(-1);
  if (key === forward || key === "ArrowDown") return names[(index + 1) % names.length];
  if (key === backward || key === "ArrowUp") return names.at((index - 1) % names.length);
  return undefined;
}
