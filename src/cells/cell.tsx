import { useEffect, type ComponentType } from "react";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { reportOnce } from "#data/page/report.ts";
import { useText } from "#text/use-text.ts";
import { valueKinds } from "#text/value-kinds.ts";
import { cellComponents } from "./cell-components.ts";
import type { CellProps } from "./cell-props.ts";
import styles from "./cells.module.css";

/**
 * A value as its cell shows it. The compiler has resolved the cell; only the platform can still be wrong: a value of
 * another type is named as such, and reported.
 */
export function Cell({ cell, value, entry, currency }: CellProps<unknown>) {
  const Show = cellComponents[cell.as] as ComponentType<CellProps<unknown>>;
  const word = cell.texts[String(value)];
  // Platforms write "" for what there is not, as well as null.
  const isNothing = value === null || value === undefined || (value === "" && word === undefined);
  const isEmpty = isNothing && cell.icon === undefined;
  if (isEmpty) return cell.empty === undefined ? <Nothing as={cell.as} /> : <Word of={cell.empty} />;
  if (!valueKinds[cell.as].fits(value)) return <Strange cell={cell} />;
  if (word !== undefined && !ownWords.includes(cell.as)) return <Word of={word} />;
  return <Show cell={cell} value={value} entry={entry} currency={currency} />;
}

function Word({ of }: { of: string }) {
  return useText()(of);
}

/** What shows words in a way of its own. */
const ownWords: readonly ResolvedCell["as"][] = ["badge", "mark", "yes-no"];

/** A picture leaves its place, so that the titles of a list stay below each other; a mark says nothing. */
function Nothing({ as }: Pick<ResolvedCell, "as">) {
  if (as === "mark") return null;
  if (as === "image") return <span className={styles.image} data-none="" aria-hidden="true" />;
  return <span className="muted">–</span>;
}

/** A value of another type than the contract says. It is reported once for its field, however many entries have one. */
function Strange({ cell: { field, as } }: Pick<CellProps<unknown>, "cell">) {
  const { brand, reports = false } = useSite();
  const { route } = usePage();
  useEffect(() => {
    const place = { brand, screen: route, widget: `cell ${as}`, id: field };
    reportOnce(place, new TypeError(`The platform answered "${field}" with another type`), reports);
  }, [field, as, brand, route, reports]);
  return (
    <span className="quiet">
      <Word of="cell.unreadable" />
    </span>
  );
}
