import { useContext } from "react";
import type { AroundValues } from "#data/screen/bound-input.ts";
import { RowContext } from "#data/page/row.ts";
import { siteValue } from "#session/site-value.ts";
import { useSession } from "#session/use-session.ts";
import { useShownSearch } from "../use-shown-search.ts";

/** What is around a part of the shown page. */
export function useAround(): AroundValues {
  return {
    query: new URLSearchParams(useShownSearch()),
    row: useContext(RowContext),
    userName: useSession()?.userName,
    site: siteValue,
  };
}
