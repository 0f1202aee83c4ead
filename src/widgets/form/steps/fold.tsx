import { useEffect, useRef, type ReactNode } from "react";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import type { FormFieldProps } from "../fields/field-props.ts";
import { useIsAnyWrong } from "../fields/use-form-state.ts";
import styles from "./steps.module.css";

interface FoldProps {
  title: string;
  /** Its fields: it opens when one of them has an error. */
  ids: readonly string[];
  methods: FormFieldProps["methods"];
  children: ReactNode;
}

/** Optional fields below their title. The browser expands it, so that it opens before hydration, too. */
export function Fold({ title, ids, methods, children }: FoldProps) {
  const text = useText();
  const wrong = useIsAnyWrong(ids, methods);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (wrong && details.current) details.current.open = true;
  }, [wrong]);
  return (
    <details ref={details} className={styles.fold}>
      <summary className={`line gap-3 ${styles.summary}`}>
        <span className={`grow strong ${styles.title}`}>{text(title)}</span>
        <span className="firm quiet">{text("form.optional")}</span>
        <Icon name="forward" size={20} className="unfolds" />
      </summary>
      <div className={`stack gap-4 ${styles.folded}`}>{children}</div>
    </details>
  );
}
