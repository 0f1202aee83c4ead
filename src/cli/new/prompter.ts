import type { Terminal } from "../terminal.ts";

/** Asks a person. A cancelled question (Ctrl+C) returns undefined. */
export interface Prompter {
  text: (question: {
    message: string;
    initial: string;
    wrong: (answer: string) => string | undefined;
  }) => Promise<string | undefined>;
  choice: <T extends string>(question: {
    message: string;
    initial: T;
    choices: readonly { value: T; label: string; hint?: string }[];
  }) => Promise<T | undefined>;
  yes: (message: string) => Promise<boolean>;
}

/** The prompter of the terminal; undefined when no person is watching. */
export async function prompterOf({ screen }: Pick<Terminal, "screen">): Promise<Prompter | undefined> {
  return screen && process.stdin.isTTY ? (await import("./terminal-prompter.ts")).terminalPrompter : undefined;
}
