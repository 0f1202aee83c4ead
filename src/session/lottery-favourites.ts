import { isObject } from "#kernel/json.ts";
import { preference, setPreference, usePreference } from "./preferences.ts";

/** The storage key of favourite draws: a map from userName to ids of games (games §3). */
const KEY = "LOTTFAV";

/** The lottery games that a member has hearted on this phone, and how to toggle one (games §4). */
export function useLotteryFavourites(userName: string): { ids: readonly string[]; toggle(gameId: string): void } {
  const ids = idsOf(usePreference(KEY), userName);
  function toggle(gameId: string): void {
    // Storage is read again: another tab may have changed it.
    const now = idsOf(preference(KEY), userName);
    const next = now.includes(gameId) ? now.filter((id) => id !== gameId) : [...now, gameId];
    setPreference(KEY, JSON.stringify({ ...mapIn(preference(KEY)), [userName]: next }));
  }
  return { ids, toggle };
}

function idsOf(stored: string | null, userName: string): readonly string[] {
  const map = mapIn(stored);
  const ids = Object.hasOwn(map, userName) ? map[userName] : undefined;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

function mapIn(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const map: unknown = JSON.parse(stored ?? "");
    return isObject(map) ? map : {};
  } catch {
    return {};
  }
}
