import { useLayoutEffect } from "react";
import type { Row } from "#data/page/row.ts";
import type { Query } from "#descriptor/vocabulary/query.ts";
import { useGiven } from "./use-source.ts";

interface KnownQueryProps {
  query: Query;
  row: Row | undefined;
  /** Is told the parameters with their values; undefined while data that they are taken from have not come. */
  onKnown(query: Query | undefined): void;
}

/** Resolves the parameters of an address that come from elsewhere. It shows nothing. */
export function KnownQuery({ query, row, onKnown }: KnownQueryProps) {
  const { input } = useGiven(query, row);
  // The input is a new object in each render; its text says whether it is another.
  const known = input && JSON.stringify(input);
  useLayoutEffect(() => onKnown(known === undefined ? undefined : (JSON.parse(known) as Query)), [known, onKnown]);
  return null;
}
