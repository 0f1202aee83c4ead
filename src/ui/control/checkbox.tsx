import type { InputHTMLAttributes, Ref } from "react";
import { classes } from "../classes.ts";
import styles from "./checkbox.module.css";

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  label: string;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox whose label is part of its 44 px tap target. */
export function Checkbox({ label, inputRef, className, ...input }: CheckboxProps) {
  return (
    <label className={classes(styles.row, className)}>
      <input {...input} ref={inputRef} type="checkbox" className="covering" />
      <svg className={styles.mark} viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
        <path d="m6 12.5 4 4 8-9" />
      </svg>
      <span>{label}</span>
    </label>
  );
}
