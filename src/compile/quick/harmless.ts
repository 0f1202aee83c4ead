import { secretOf } from "../checks/secret-looking/secret-of.ts";

/** Letters in a row from which on a text is looked at closely: no secret is shorter. */
const long = 12;

/** Whether a text is surely no secret. Only a long word, an address or a key can be one: the rest need not be tried. */
export function isHarmless(text: string, key: string | undefined): boolean {
  return (
    (!hasLongWord(text) && !text.includes("://") && !text.includes("PRIVATE")) || secretOf(text, key) === undefined
  );
}

function hasLongWord(text: string): boolean {
  // A word that long has a letter at the end of some stretch of that length: from there back to the blank before it.
  for (let end = long - 1; end < text.length;) {
    let start = end;
    while (start > end - long && text.charCodeAt(start) > 32) start--;
    if (start === end - long) return true;
    end = start + long;
  }
  return false;
}
