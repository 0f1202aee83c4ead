import { useEffect } from "react";
import { setPreference, usePreference } from "#session/preferences.ts";

/** The preference with the lists that were empty when they last came, separated by spaces. */
const KEY = "livery.emptyLists";

/**
 * Whether a list was empty when it last came on this phone: while it is asked again it holds no place, which would
 * fold away. `isEmpty`: whether it is now; undefined: not known.
 */
export function useEmptyBefore(list: string, isEmpty: boolean | undefined): boolean {
  const lists = (usePreference(KEY) ?? "").split(" ").filter(Boolean);
  const isListed = lists.includes(list);
  useEffect(() => {
    if (isEmpty === undefined || isEmpty === isListed) return;
    setPreference(KEY, [...lists.filter((one) => one !== list), ...(isEmpty ? [list] : [])].join(" "));
  });
  return isListed;
}
