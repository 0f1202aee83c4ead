/** Commands that run in order until one fails. See parts.mjs. */
export interface Part {
  name: string;
  commands: string[][];
  seconds?: number;
  env?: Record<string, string>;
  live?: boolean;
  report?: boolean;
}
export interface Outcome {
  name: string;
  passed: boolean;
  output: string;
  seconds: number;
}
export function runPart(part: Part, root: string): Promise<Outcome>;
export function runParts(parts: readonly Part[], options: { root: string; width?: number }): Promise<Outcome[]>;
