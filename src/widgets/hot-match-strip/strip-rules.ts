import type { HotMatch } from "#gateway/entities.ts";

/** Duration of a turn in milliseconds (games §9). */
export const TRANSITION = 500;

/** Whether the strip rotates: with loop, when there are more matches than are visible at once (games §2). */
export function turns(matches: number, seen: number): boolean {
  return matches > seen;
}

/** The game that every match launches: vendor, roomId and nodeId of the first match (games §2). */
export function gameOf(
  matches: readonly HotMatch[],
): { vassalage: string; gameType: "SPORTS"; roomId: string; nodeId: string } | undefined {
  const first = matches[0];
  return first && { vassalage: first.vendor, gameType: "SPORTS", roomId: first.roomId, nodeId: first.nodeId };
}
