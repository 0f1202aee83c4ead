import type { ComponentProps } from "react";
import type { Query } from "#descriptor/vocabulary/query.ts";
import { RouteLink } from "../route-link.tsx";
import { useGiven } from "./use-source.ts";

/** A link whose address has parameters from elsewhere. While data that they are taken from have not come, a tap waits. */
export function BoundLink(link: ComponentProps<typeof RouteLink> & { query: Query }) {
  const { input } = useGiven(link.query, link.row);
  return <RouteLink {...link} query={input ?? link.query} />;
}
