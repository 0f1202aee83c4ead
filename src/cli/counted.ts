/** A number with its noun: "1 brand", "2 brands". */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** Names in a sentence: "a, b and c"; a long list ends with a count. */
export function listed(names: readonly string[], most: number = Number.POSITIVE_INFINITY): string {
  if (names.length > most) return `${names.slice(0, most).join(", ")} and ${names.length - most} more`;
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
