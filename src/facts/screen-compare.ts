import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import { compares } from "#conditions/compares.ts";
import type { Facts } from "#conditions/facts.ts";
import { readAddress, type Addressed } from "#data/screen/address.ts";
import { boundInput, type ScreenValues } from "#data/screen/bound-input.ts";
import type { Session } from "#session/session.ts";
import { siteValue } from "#session/site-value.ts";
import { merchantDay } from "#data/screen/merchant-day.ts";

/** What a page is compared by: what its address says, and who is signed in. */
export interface Shown {
  search: string;
  /** Null for a guest. */
  session: Session | null;
}

/** What comparisons of a page come to: of its filters, of its address and of the visitor. */
export function screenCompare(site: SiteSlice, screen: Addressed, { search, session }: Shown): Facts["compare"] {
  const address = readAddress(screen, new URLSearchParams(search), merchantDay({ site }));
  const values: ScreenValues = {
    query: address.query,
    filters: address.filters,
    data: {},
    userName: session?.userName,
    site: siteValue,
  };
  return (one) => {
    const { of } = one;
    if ("visitor" in of) return compares(one, ofVisitor(of.visitor, session));
    return !("row" in of || "input" in of) && compares(one, boundInput({ of }, values)?.["of"]);
  };
}

function ofVisitor(what: "userName" | "toUpline", session: Session | null): string | boolean | undefined {
  if (what === "userName") return session?.userName;
  return session ? session.toUpline !== false : undefined;
}
