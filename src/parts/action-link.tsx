import { lazy, Suspense, type ReactNode } from "react";
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

const BoundLink = lazy(() => import("./screen/bound-link.tsx").then((module) => ({ default: module.BoundLink })));

/** Runs one action: a link where the action navigates, a button otherwise. */
export function ActionLink({ do: action, row, access, className, onDone, children }: ActionLinkProps) {
  const run = useRun();
  const hydrated = useHydrated();
  if (action.action === "navigate") {
    const { to, replace, newTab } = action;
    // No call comes before a link: the check refuses answers in its address.
    const query = action.query as Query | undefined;
    const link = { to, query, replace, newTab, row, access, className, onClick: onDone, children };
    const plain = <RouteLink {...link} />;
    // The host does not know the address, the visitor and the row.
    return hydrated && isBound(query) ? (
      <Suspense fallback={plain}>
        <BoundLink {...link} query={query} />
      </Suspense>
    ) : (
      plain
    );
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
