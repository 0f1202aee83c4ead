import { readFileSync } from "node:fs";

const page = readFileSync("docs/how-to/ci.md", "utf8");

/** The commands of docs/how-to/ci.md under a heading, one a line. */
export function commandsUnder(heading: string): string[] {
  const [, section = ""] = page.split(`## ${heading}\n`);
  const [, block = ""] = /```\n([^]*?)```/.exec(section) ?? [];
  return block.trim().split("\n");
}

/** What the workflow for GitHub on that page runs, step by step. */
export const workflowSteps = [...page.matchAll(/\brun: (.+)$/gm)].map(([, line = ""]) => line);
