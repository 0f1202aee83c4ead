import { useContext, useEffect, useRef, useState } from "react";
import styles from "#ui/control/checkbox.module.css";
import { FormKitContext } from "./hand-kit.ts";

/** A checkbox that must be checked. */
export function HandBox({ id, label }: { id: string; label: string }) {
  const kit = useContext(FormKitContext);
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  useEffect(() =>
    kit.register(id, {
      value: () => input.current?.checked ?? false,
      check: () => {
        const unticked = input.current?.checked !== true;
        setWrong(unticked);
        return unticked;
      },
      focus: () => input.current?.focus(),
    }),
  );
  return (
    <label className={styles["row"]}>
      <input
        ref={input}
        type="checkbox"
        name={id}
        className={styles["input"]}
        aria-invalid={wrong || undefined}
        onChange={() => kit.changed(id)}
      />
      <svg className={styles["mark"]} viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
        <path d="m6 12.5 4 4 8-9" />
      </svg>
      <span>{label}</span>
    </label>
  );
}
