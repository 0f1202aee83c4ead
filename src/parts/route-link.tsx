import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useSite } from "#data/page/site.ts";
import type { Row } from "#data/page/row.ts";
import type { Query } from "#descriptor/vocabulary/query.ts";
import { refusalOf } from "#conditions/refusal.ts";
import { addressOf } from "#actions/handlers/navigate.ts";
import { useFactsNow } from "#facts/use-facts.ts";
import { useRun } from "#actions/use-run.ts";
import { saveReturnTarget } from "#session/return-target.ts";

interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** The id of a route; of one that the brand does not have there is no link, only what it says. */
  to: string | undefined;
  /** Parameters of its address. Those that come from elsewhere are known when it is tapped. */
  query?: Query | undefined;
  /** The row that they may be taken from. */
  row?: Row | undefined;
  /** An access rule that is checked before the route's own. */
  access?: string | undefined;
  replace?: boolean | undefined;
  /** Opens the route in a new tab. */
  newTab?: boolean | undefined;
}

/** A link to a route: a real one, so that it works before hydration, opens in a new tab, and is found by crawlers. */
export function RouteLink(props: RouteLinkProps) {
  const { to, query, row, access, replace, newTab = false, onClick, children, ...rest } = props;
  const site = useSite();
  const factsNow = useFactsNow();
  const run = useRun();
  if (to === undefined || !site.routes[to]) return <a {...rest}>{children}</a>;
  const known = to;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || newTab || !isPlainClick(event)) return;
    event.preventDefault();
    const refusal = access ? refusalOf(site.access[access]?.enter, factsNow()) : null;
    if (refusal) saveReturnTarget({ route: known, query }, refusal, site.places);
    void run(refusal ?? { action: "navigate", to: known, query, replace }, { row });
  }

  return (
    <a
      {...rest}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      href={addressOf(site.routes, known, query)}
      onClick={follow}
    >
      {children}
    </a>
  );
}

/** A click meant for this tab: the main button without a modifier key. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
