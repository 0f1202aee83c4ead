import type { InputHTMLAttributes, Ref } from "react";
import { classes } from "../classes.ts";
import styles from "./checkbox.module.css";

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  label: string;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A box to tick, with its words as part of the 44 px that can be tapped. */
export function Checkbox({ label, inputRef, className, ...input }: CheckboxProps) {
  return (
    <label className={classes(styles.row, className)}>
      <input {...input} ref={inputRef} type="checkbox" className={styles.input} />
      <svg className={styles.mark} viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
        <path d="m6 12.5 4 4 8-9" />
      </svg>
      <span>{label}</span>
    </label>
  );
}
