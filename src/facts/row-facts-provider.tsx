import { useContext, useMemo, type ReactNode } from "react";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { FactsContext } from "./page-facts.ts";
import { factsOfRow } from "./row-facts.ts";

interface RowFactsProps {
  row: Readonly<Record<string, unknown>> | null;
  children: ReactNode;
}

/** Everything inside knows what conditions compare the row with. */
export function RowFacts({ row, children }: RowFactsProps) {
  const outer = useContext(FactsContext);
  const facts = useMemo(() => {
    // The same facts give the same object again: React compares them by identity.
    const withRow = memoizeByIdentity((before: ReturnType<NonNullable<typeof outer>["now"]>) =>
      factsOfRow(before, row),
    );
    return outer && { ...outer, now: () => withRow(outer.now()), first: () => withRow(outer.first()) };
  }, [outer, row]);
  return <FactsContext value={facts}>{children}</FactsContext>;
}
