import { secretOf } from "../checks/secret-looking/secret-of.ts";

/** Letters in a row from which on a text is looked at closely: no secret is shorter. */
const long = 12;

/** Whether a text is surely no secret. Only a long word, an address or a key can be one: the rest need not be tried. */
export function isHarmless(text: string, key: string | undefined): boolean {
  return (!hasLongWord(text) && !text.includes("://") && !text.includes("PRIVATE")) || secretOf(text, key) === undefined;
}

function hasLongWord(text: string): boolean {
  let run = 0;
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) <= 32) run = 0;
    else if (++run === long) return true;
  }
  return false;
}
