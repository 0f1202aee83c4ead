import type { Announcement } from "#gateway/entities.ts";
import { preference, setPreference } from "#session/preferences.ts";
import { listOf, type PopupGroup } from "./popup-rules.ts";

/** The storage key of the list that a group saw last. */
export const popupListKey = (group: PopupGroup) => `livery.popupList.${group}`;
/** "1" when the group has closed that list. */
export const popupHiddenKey = (group: PopupGroup) => `livery.popupHidden.${group}`;

/** Whether a group sees these: they differ from the stored list, or were not closed yet (games §4). */
export function shouldShow(items: readonly Announcement[], group: PopupGroup): boolean {
  return items.length > 0 && (isNew(items, group) || preference(popupHiddenKey(group)) !== "1");
}

/** Remembers what a group is shown: a list that differs from the stored one replaces it, and is not closed yet. */
export function keepShown(items: readonly Announcement[], group: PopupGroup): void {
  if (!isNew(items, group)) return;
  setPreference(popupListKey(group), listOf(items));
  setPreference(popupHiddenKey(group), "0");
}

function isNew(items: readonly Announcement[], group: PopupGroup): boolean {
  return preference(popupListKey(group)) !== listOf(items);
}

/** Remembers that a group has closed what it was shown. */
export function hide(group: PopupGroup): void {
  setPreference(popupHiddenKey(group), "1");
}
