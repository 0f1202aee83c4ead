import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from "react";
import { isBound } from "#actions/bound-query.ts";
import { useRun } from "#actions/use-run.ts";
import type { Row } from "#data/page/row.ts";
import type { Action } from "#descriptor/vocabulary/action.ts";
import type { Query } from "#descriptor/vocabulary/query.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { RouteLink } from "./route-link.tsx";

interface ActionLinkProps {
  do: Action;
  /** The row that the action is about. */
  row?: Row | undefined;
  /** An access rule that is checked before that of the route which it leads to. */
  access?: string | undefined;
  className?: string | undefined;
  onDone?: (() => void) | undefined;
  children: ReactNode;
}

const KnownQuery = lazy(() => import("./screen/known-query.tsx").then((module) => ({ default: module.KnownQuery })));

/** Runs one action: a link where the action navigates, a button otherwise. */
export function ActionLink({ do: action, row, access, className, onDone, children }: ActionLinkProps) {
  const run = useRun();
  if (action.action === "navigate") {
    const { to, replace, newTab } = action;
    // No call comes before a link: the check refuses answers in its address.
    const query = action.query as Query | undefined;
    const link = { to, query, replace, newTab, row, access, className, onClick: onDone, children };
    return isBound(query) ? <BoundLink {...link} query={query} /> : <RouteLink {...link} />;
  }
  if (action.action === "open-link")
    return (
      <a href={action.href} target="_blank" rel="noopener noreferrer" className={className} onClick={onDone}>
        {children}
      </a>
    );
  return (
    <button
      type="button"
      className={className}
      onClick={(event) => (onDone?.(), void run(action, { element: event.currentTarget, row }))}
    >
      {children}
    </button>
  );
}

/**
 * A link whose address has parameters from elsewhere. While data that they are taken from have not come, a tap waits.
 * It stays one element: a tap that begins on one and ends on another is lost.
 */
function BoundLink({ query, ...link }: ComponentProps<typeof RouteLink> & { query: Query }) {
  const hydrated = useHydrated();
  const [known, setKnown] = useState<Query>();
  return (
    <>
      <RouteLink {...link} query={known ?? query} />
      {/* The host does not know the address, the visitor and the row. */}
      {hydrated && (
        <Suspense>
          <KnownQuery query={query} row={link.row} onKnown={setKnown} />
        </Suspense>
      )}
    </>
  );
}
