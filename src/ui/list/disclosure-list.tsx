import type { ReactNode } from "react";
import { Disclosure } from "./disclosure.tsx";
import styles from "./disclosure-list.module.css";
import { classes } from "../classes.ts";
import { useHydrated } from "../use-hydrated.ts";
import { ListView, type ListViewProps } from "./list-view.tsx";
import { Skeleton } from "./skeleton.tsx";

/** What a row shows, and what it expands to. */
export interface DisclosureEntry {
  title: string;
  note?: ReactNode;
  mark?: ReactNode;
  /** Whether it is open until the visitor toggles it. */
  openFirst?: boolean;
  content: ReactNode;
}

interface DisclosureListProps<T> extends Pick<ListViewProps<T>, "answer" | "words"> {
  /** How many placeholder rows to show until the list arrives, and whether they have a second line. */
  coming: { rows: number; withNote: boolean };
  /** What to show for each entry. */
  entry(item: T, place: number, all: readonly T[]): DisclosureEntry;
}

/** A list of titles that expand to their content. */
export function DisclosureList<T extends { id: string }>({ answer, words, coming, entry }: DisclosureListProps<T>) {
  const hydrated = useHydrated();
  const skeleton = (
    <div className={styles.list} data-surface="card" data-coming="">
      {Array.from({ length: coming.rows }, (_, row) => (
        <Skeleton key={row} className={coming.withNote ? styles.noted : styles.plain} />
      ))}
    </div>
  );
  return (
    <ListView answer={answer} skeleton={skeleton} words={words}>
      {(items) => (
        <ul className={classes(styles.list, !hydrated && "by-query")} data-surface="card">
          {items.map((item, place) => {
            const { content, ...header } = entry(item, place, items);
            return (
              <li key={item.id}>
                <Disclosure {...header}>{content}</Disclosure>
              </li>
            );
          })}
        </ul>
      )}
    </ListView>
  );
}
