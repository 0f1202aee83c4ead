import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { notice, type GeneratedFile } from "./generated-file.ts";

/** How many are kept: the whole list weighs 213 KB on a phone, these 11, and the first are the ones people use. */
const KEPT = 3000;
const SHORTEST = 4;

/**
 * The passwords that most people use, most used first, and the rows of keys that hands run along: what a password is
 * measured against.
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
