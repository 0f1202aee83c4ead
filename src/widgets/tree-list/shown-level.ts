import type { Row } from "#data/page/row.ts";
import type { BoundSource } from "#descriptor/vocabulary/source.ts";
import type { WidgetOptions } from "#descriptor/widgets/index.ts";

interface Level {
  source: BoundSource;
  /** The key of the opened entry, where the level that it is on is shown instead of the empty one below it. */
  marked?: string;
}

/** The level that the last entry of the path shows: what is below it, and where nothing is, the level that it is on. */
export function shownLevel({ source, children, breadcrumb }: WidgetOptions["tree-list"], path: readonly Row[]): Level {
  const [above, here] = path.slice(-2);
  if (here?.[children.count ?? ""] !== 0) return { source };
  // The top level is the one of an address without the parameter.
  const key = path.length > 2 ? above?.[breadcrumb.key] : undefined;
  const given = Object.entries(source.with ?? {}).map(([name, value]) => [
    name,
    (value as { query?: string }).query === children.query ? key : value,
  ]);
  return {
    source: { ...source, with: Object.fromEntries(given) as BoundSource["with"] },
    marked: String(here[breadcrumb.key]),
  };
}
