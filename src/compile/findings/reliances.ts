import type { Finding, Reliance } from "../layer/draft.ts";

/** The parts of a brand that a finding takes to be right. */
export function reliancesOf({ relies = [] }: Finding): readonly Reliance[] {
  return [relies].flat();
}
