import { useEffect, type ComponentType } from "react";
import type { SettledCell } from "#descriptor/vocabulary/cell.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { reportOnce } from "#data/page/report.ts";
import { useText } from "#text/use-text.ts";
import { valueKinds } from "#text/value-kinds.ts";
import { cellComponents } from "./cell-components.ts";
import type { CellProps } from "./cell-props.ts";
import styles from "./cells.module.css";

/**
 * A value as its cell shows it. The compiler has settled the cell; only the platform can still be wrong: a value of
 * another type is named as such, and reported.
 */
export function Cell({ cell, value, entry }: CellProps<unknown>) {
  const text = useText();
  const Show = cellComponents[cell.as] as ComponentType<CellProps<unknown>>;
  const word = cell.texts[String(value)];
  // Platforms write "" for what there is not, as well as null.
  const isNothing = value === null || value === undefined || (value === "" && word === undefined);
  const isEmpty = isNothing && cell.icon === undefined;
  const isStrange = !isEmpty && !valueKinds[cell.as].fits(value);
  useReported(isStrange ? cell.field : undefined, cell.as);
  if (isEmpty) return cell.empty === undefined ? <Nothing as={cell.as} /> : text(cell.empty);
  if (isStrange) return <span className={styles.strange}>{text("cell.unreadable")}</span>;
  if (word !== undefined && !ownWords.has(cell.as)) return text(word);
  return <Show cell={cell} value={value} entry={entry} />;
}

/** What shows words in a way of its own. */
const ownWords: ReadonlySet<SettledCell["as"]> = new Set(["badge", "mark", "yes-no"]);

/** A picture leaves its place, so that the titles of a list stay below each other; a mark says nothing. */
function Nothing({ as }: Pick<SettledCell, "as">) {
  if (as === "mark") return null;
  if (as === "image") return <span className={styles.image} data-none="" aria-hidden="true" />;
  return <span className={styles.empty}>–</span>;
}

/** Reports a field that the platform answered in another type: once, however many entries have it. */
function useReported(field: string | undefined, as: string): void {
  const { brand, reports = false } = useSite();
  const { route } = usePage();
  useEffect(() => {
    if (field === undefined) return;
    const place = { brand, screen: route, widget: `cell ${as}`, id: field };
    reportOnce(
      place,
      new TypeError(`The platform answered the field "${field}" with a value of another type`),
      reports,
    );
  }, [field, as, brand, route, reports]);
}
