import type { Announcement } from "#gateway/entities.ts";
import type { Session } from "#session/session.ts";

/** Whom a popup is for: A who is signed in, B everybody else (games §4). */
export type PopupGroup = "A" | "B";

export function groupOf(session: Session | null): PopupGroup {
  return session ? "A" : "B";
}

/**
 * What a session sees: its group's announcements, those for a first session (F) in a first one, and those without an
 * execution.
 */
export function popupItems(announcements: readonly Announcement[], session: Session | null): Announcement[] {
  const group = groupOf(session);
  return announcements.filter(
    ({ execution }) =>
      execution === undefined || execution === group || (execution === "F" && session?.firstTimeLogin === true),
  );
}

/** Titles and contents as they are stored, to tell whether anything has changed since. */
export function listOf(items: readonly Announcement[]): string {
  return JSON.stringify(items.map(({ title, content }) => ({ title, content })));
}

/** One step from a place in a list, not beyond its ends. */
export function step(index: number, by: 1 | -1, count: number): number {
  return Math.min(Math.max(index + by, 0), Math.max(count - 1, 0));
}
