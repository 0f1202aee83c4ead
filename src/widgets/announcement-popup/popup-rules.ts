import type { Announcement } from "#gateway/entities.ts";
import type { Session } from "#session/session.ts";

/** The audience of a popup: A for members, B for guests (games §4). */
export type PopupGroup = "A" | "B";

export function groupOf(session: Session | null): PopupGroup {
  return session ? "A" : "B";
}

/**
 * What a session sees: its group's announcements, those for a first-time login (F) in such a session, and those without
 * an execution.
 */
export function popupItems(announcements: readonly Announcement[], session: Session | null): Announcement[] {
  const group = groupOf(session);
  return announcements.filter(
    ({ execution }) =>
      execution === undefined || execution === group || (execution === "F" && session?.firstTimeLogin === true),
  );
}

/** Titles and contents as they are stored, to detect changes. */
export function listOf(items: readonly Announcement[]): string {
  return JSON.stringify(items.map(({ title, content }) => ({ title, content })));
}

/** One step in a list, clamped at its ends. */
export function step(index: number, by: 1 | -1, count: number): number {
  return Math.min(Math.max(index + by, 0), Math.max(count - 1, 0));
}
