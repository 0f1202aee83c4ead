import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { notice, type GeneratedFile } from "./generated-file.ts";

/** How many are kept: the whole list is 213 KB on the phone, these are 11 KB, and the first are the most used. */
const KEPT = 3000;
/** Shorter words make a longer password weak. */
const SHORTEST_WORD = 4;
/** What the rules for passwords permit. */
const SHORTEST_PASSWORD = 8;

/**
 * The most common words of passwords, most common first, and the keyboard layouts: what the strength of a password is
 * estimated with.
 */
export function commonWords(): GeneratedFile {
  const { qwerty, keypad } = adjacencyGraphs;
  return listed("src/widgets/form/password/common-words.json", SHORTEST_WORD, { graphs: { qwerty, keypad } });
}

/** The passwords that a rule with `uncommon` refuses: 13 KB on the phone, loaded where a new one is typed. */
export function commonPasswords(): GeneratedFile {
  return listed("src/gateway/common-passwords.json", SHORTEST_PASSWORD, {});
}

function listed(path: string, shortest: number, rest: object): GeneratedFile {
  const passwords = (dictionary["passwords-common"] as readonly string[])
    .filter((word) => word.length >= shortest && !word.includes(" "))
    .slice(0, KEPT)
    .join(" ");
  const entries = Object.entries({ $comment: notice, passwords, ...rest });
  const lines = entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return { path, text: `{\n${lines.join(",\n")}\n}\n` };
}
