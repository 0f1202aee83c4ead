import type { ReactNode } from "react";
import { RouteLink } from "../../route-link.tsx";
import type { Entry, LookProps, RecordListOptions } from "../entries.ts";

interface EntryLinkProps extends Pick<RecordListOptions, "open">, Pick<LookProps, "onOpen" | "queryOf"> {
  entry: Entry;
  className?: string | undefined;
  children: ReactNode;
}

/** An entry as a link to the route that it leads to, or as a button that opens the sheet; otherwise only what it shows. */
export function EntryLink({ open, onOpen, queryOf, entry, className, children }: EntryLinkProps) {
  if (onOpen)
    return (
      <button type="button" className={className} onClick={() => onOpen(entry)}>
        {children}
      </button>
    );
  if (!open || !("to" in open)) return <div className={className}>{children}</div>;
  return (
    <RouteLink to={open.to} query={queryOf(entry)} row={entry} className={className}>
      {children}
    </RouteLink>
  );
}
