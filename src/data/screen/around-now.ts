import { currentSession } from "#session/session.ts";
import { siteValue } from "#session/site-value.ts";
import type { AroundValues } from "./bound-input.ts";
import type { Row } from "../page/row.ts";

/** What is around something that happens now, outside of a render. */
export function aroundNow(row: Row | null | undefined): AroundValues {
  return {
    query: new URLSearchParams(location.search),
    row: row ?? null,
    userName: currentSession()?.userName,
    site: siteValue,
  };
}
