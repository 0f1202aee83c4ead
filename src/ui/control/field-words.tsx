import type { ReactNode } from "react";
import styles from "./field-words.module.css";

interface FieldWordsProps {
  /** The id of the field: the field is described by `<id>-error` and `<id>-note`. */
  id: string;
  error?: ReactNode;
  note?: ReactNode;
}

interface FieldNameProps {
  id?: string;
  /** Shows an asterisk. */
  required?: boolean;
  children: ReactNode;
}

/** The name of a field that is more than an input. */
export function FieldName({ id, required = false, children }: FieldNameProps) {
  return (
    <p className={styles.name} id={id}>
      {children}
      {required && <span className={styles.asterisk} aria-hidden="true" />}
    </p>
  );
}

/** What is below a field: what is wrong with it, which is announced as it changes, and its note. */
export function FieldWords({ id, error, note }: FieldWordsProps) {
  return (
    <>
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
      <FieldNote id={`${id}-note`}>{note}</FieldNote>
    </>
  );
}

/** Words beside a field that do not change. */
export function FieldNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    children && (
      <p className={styles.note} id={id}>
        {children}
      </p>
    )
  );
}

/** The same in one line, for fields with words for one or the other. `wrong`: they say what is wrong. */
export function FieldStatus({ wrong, ...line }: { id?: string; role?: "status"; wrong: boolean; children: ReactNode }) {
  return <p {...line} className={wrong ? styles.error : styles.note} {...(!line.role && { "aria-live": "polite" })} />;
}
