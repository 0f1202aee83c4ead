import { useEffect, useState } from "react";
import type { ShownForm } from "#descriptor/form.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { filled } from "../typed/filled.ts";
import styles from "./blocking-fields.module.css";

/** Milliseconds for which an answer that is on its way needs no words. */
const QUIET = 1000;

export interface BlockingFieldsProps {
  form: ShownForm;
  /** The ids of the fields that block the button, and are on another screen or folded. */
  hidden: readonly string[];
  focus(id: string): void;
}

/** Lists the fields out of sight that block the button, each with a link: the reason and the retry are there. */
export function BlockingFields({ form, hidden, focus }: BlockingFieldsProps) {
  const text = useText();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), QUIET);
    return () => clearTimeout(timer);
  }, []);
  const fields = hidden.flatMap((id) => (form.fields[id] ? [{ id, field: text(form.fields[id].label) }] : []));
  return (
    <div className={`stack gap-2 ${styles.fields}`} role="status">
      {isLong &&
        fields.map(({ id, field }) => (
          <div key={id} className={`line gap-2 ${styles.row}`}>
            <p>{filled(text("form.held"), { field })}</p>
            <Button look="quiet" onClick={() => focus(id)}>
              {filled(text("form.goTo"), { field })}
            </Button>
          </div>
        ))}
    </div>
  );
}
