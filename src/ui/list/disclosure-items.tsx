import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { useHydrated } from "../use-hydrated.ts";
import { Disclosure } from "./disclosure.tsx";
import styles from "./disclosure-list.module.css";

/** What a row shows, and what it expands to. */
export interface DisclosureEntry {
  title: ReactNode;
  note?: ReactNode;
  mark?: ReactNode;
  /** Whether it is open until the visitor toggles it. */
  openFirst?: boolean;
  content: ReactNode;
}

/** Titles that expand to their content. */
export function DisclosureItems({ items }: { items: readonly (DisclosureEntry & { id: string })[] }) {
  const hydrated = useHydrated();
  return (
    <ul className={classes(styles.list, !hydrated && "by-query")} data-surface="card">
      {items.map(({ id, content, ...header }) => (
        <li key={id}>
          <Disclosure {...header}>{content}</Disclosure>
        </li>
      ))}
    </ul>
  );
}
