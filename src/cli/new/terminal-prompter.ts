import { confirm, isCancel, select, text } from "@clack/prompts";
import type { Prompter } from "./prompter.ts";

/** Questions on the terminal. */
export const terminalPrompter: Prompter = {
  async text({ message, initial, wrong }) {
    const answer = await text({ message, initialValue: initial, validate: (value) => wrong((value ?? "").trim()) });
    return isCancel(answer) ? undefined : answer.trim();
  },
  async choice({ message, initial, choices }) {
    const options = choices.map(({ value, label, hint }) => ({
      value: value as string,
      label,
      ...(hint !== undefined && { hint }),
    }));
    const answer = await select<string>({ message, initialValue: initial, options });
    return isCancel(answer) ? undefined : (answer as typeof initial);
  },
  async yes(message) {
    const answer = await confirm({ message });
    return answer === true;
  },
};
