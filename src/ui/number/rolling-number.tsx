import { useState } from "react";
import { classes } from "../classes.ts";
import styles from "./rolling-number.module.css";

/** A formatted number whose changed digits roll. Screen readers get it in one piece. */
export function RollingNumber({ value }: { value: string }) {
  const [first] = useState(value);
  const [changed, setChanged] = useState(false);
  if (value !== first && !changed) setChanged(true);
  return (
    <span className={classes(styles.number, "numbers")} data-rolling={changed || undefined}>
      <span className="visually-hidden">{value}</span>
      <span aria-hidden="true">
        {[...value].map((character, index) => (
          <span key={`${value.length - index}${character}`} className={styles.character}>
            {character}
          </span>
        ))}
      </span>
    </span>
  );
}
