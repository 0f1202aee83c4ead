import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { notice, type GeneratedFile } from "./generated-file.ts";

/** How many are kept: the whole list is 213 KB on the phone, these are 11 KB, and the first are the most used. */
const KEPT = 3000;
const SHORTEST = 4;

/**
 * The most common passwords, most common first, and the keyboard layouts: what the strength of a password is estimated
 * with.
 */
export function commonPasswords(): GeneratedFile {
  const passwords = (dictionary["passwords-common"] as readonly string[])
    .filter((word) => word.length >= SHORTEST && !word.includes(" "))
    .slice(0, KEPT);
  const { qwerty, keypad } = adjacencyGraphs;
  return {
    path: "src/widgets/form/password/common-passwords.json",
    text: `{\n  "$comment": ${JSON.stringify(notice)},\n  "passwords": ${JSON.stringify(passwords.join(" "))},\n  "graphs": ${JSON.stringify({ qwerty, keypad })}\n}\n`,
  };
}
