import type { ReactNode } from "react";
import type { Action } from "#descriptor/vocabulary/action.ts";
import { RouteLink } from "./route-link.tsx";
import { useRun } from "#actions/use-run.ts";

interface ActionLinkProps {
  do: Action;
  className?: string | undefined;
  onDone?: (() => void) | undefined;
  children: ReactNode;
}

/** Runs one action: a link where the action navigates, a button otherwise. */
export function ActionLink({ do: action, className, onDone, children }: ActionLinkProps) {
  const run = useRun();
  if (action.action === "navigate")
    return (
      <RouteLink
        to={action.to}
        query={action.query}
        replace={action.replace}
        newTab={action.newTab}
        className={className}
        onClick={onDone}
      >
        {children}
      </RouteLink>
    );
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
      onClick={(event) => (onDone?.(), void run(action, { element: event.currentTarget }))}
    >
      {children}
    </button>
  );
}
