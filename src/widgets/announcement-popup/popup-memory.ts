import type { Announcement } from "#gateway/entities.ts";
import { preference, setPreference } from "#session/preferences.ts";
import { listOf, type PopupGroup } from "./popup-rules.ts";

/** The storage key of the list that a group saw last. */
export const popupListKey = (group: PopupGroup) => `livery.popupList.${group}`;
/** "1" when the group has closed that list. */
export const popupHiddenKey = (group: PopupGroup) => `livery.popupHidden.${group}`;

/**
 * Whether a group sees these: they differ from the stored list, which they then replace, or were not closed yet (games
 * §4).
 */
export function shouldShow(items: readonly Announcement[], group: PopupGroup): boolean {
  if (items.length === 0) return false;
  const list = listOf(items);
  if (preference(popupListKey(group)) === list) return preference(popupHiddenKey(group)) !== "1";
  setPreference(popupListKey(group), list);
  setPreference(popupHiddenKey(group), "0");
  return true;
}

/** Remembers that a group has closed what it was shown. */
export function hide(group: PopupGroup): void {
  setPreference(popupHiddenKey(group), "1");
}
