import { useEffect, useState } from "react";
import type { ShownForm } from "#descriptor/form.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { filled } from "../typed/filled.ts";
import styles from "./held.module.css";

/** Milliseconds for which an answer that is on its way needs no words. */
const QUIET = 1000;

export interface HeldProps {
  form: ShownForm;
  /** The ids of the fields that hold the button, and are on another screen or folded. */
  hidden: readonly string[];
  focus(id: string): void;
}

/** Says which fields out of sight hold the button, and leads to each: what went wrong is said and repeated there. */
export function Held({ form, hidden, focus }: HeldProps) {
  const text = useText();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), QUIET);
    return () => clearTimeout(timer);
  }, []);
  const fields = hidden.flatMap((id) => (form.fields[id] ? [{ id, field: text(form.fields[id].label) }] : []));
  return (
    <div className={styles.held} role="status">
      {isLong &&
        fields.map(({ id, field }) => (
          <div key={id} className={styles.row}>
            <p>{filled(text("form.held"), { field })}</p>
            <Button look="quiet" onClick={() => focus(id)}>
              {filled(text("form.goTo"), { field })}
            </Button>
          </div>
        ))}
    </div>
  );
}
