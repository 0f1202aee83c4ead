/** Names are compared without regard to case and spaces at the ends. */
const plain = (text: string) => text.trim().toLowerCase();

/** Shorter texts are near to too many names. */
export const SHORTEST_FORGIVEN = 4;

/**
 * The two halves of a text. After one slip (a letter too many, too few, or another one) one of them is still correct:
 * a search for both finds every name that is near.
 */
export function halvesOf(text: string): [string, string] {
  const letters = [...plain(text)];
  const middle = Math.ceil(letters.length / 2);
  return [letters.slice(0, middle).join("").trim(), letters.slice(middle).join("").trim()];
}

/** Whether a part of a name is the text with at most one slip. */
export function isNear(name: string, text: string): boolean {
  const wanted = [...plain(text)];
  // The fewest slips between the first letters of the text and any part of the name that ends here (Sellers).
  let slips = Array.from({ length: wanted.length + 1 }, (_, index) => index);
  for (const letter of plain(name)) {
    const before = slips;
    slips = [0];
    wanted.forEach((expected, index) => {
      const replaced = (before[index] ?? 0) + (letter === expected ? 0 : 1);
      slips.push(Math.min(replaced, (before[index + 1] ?? 0) + 1, (slips[index] ?? 0) + 1));
    });
    if ((slips.at(-1) ?? 0) <= 1) return true;
  }
  return false;
}
