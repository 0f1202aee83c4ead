import { useId, useState, type ReactNode } from "react";
import styles from "./disclosure.module.css";
import { Icon } from "../picture/icon.tsx";

interface DisclosureProps {
  title: ReactNode;
  /** A line below the title. */
  note?: ReactNode;
  /** Shown before the title. */
  mark?: ReactNode;
  /** Whether it is open until the visitor toggles it. */
  openFirst?: boolean;
  /** Rendered only while it is open. */
  children: ReactNode;
}

/** A title that expands to its content. */
export function Disclosure({ title, note, mark, openFirst = false, children }: DisclosureProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? openFirst;
  return (
    <div className={styles.item}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={`line ${styles.toggle}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setChosen(!open)}
        >
          {mark}
          <span className={`stack ${styles.words}`}>
            <span className={styles.title}>{title}</span>
            {note && <span className={`quiet ${styles.note}`}>{note}</span>}
          </span>
          <Icon name="forward" size={20} className="unfolds" />
        </button>
      </h2>
      <div id={id} className={styles.panel} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
