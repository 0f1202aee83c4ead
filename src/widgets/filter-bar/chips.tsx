import { useId } from "react";
import { intoView } from "./into-view.ts";
import { useQuickChoice } from "./use-quick-choice.ts";
import styles from "./filter-bar.module.css";

export interface Chip {
  value: string;
  label: string;
}

interface ChipsProps {
  label: string;
  chips: readonly Chip[];
  /** The chosen one; undefined: none of these. */
  current: string | undefined;
  /** sheet: one below the other. */
  look: "chips" | "tabs" | "sheet";
  /** Whether its label is seen: where nothing else says what is chosen. */
  titled?: boolean;
  onChoose(value: string): void;
}

/** One of several, of which one or none is chosen. */
export function Chips({ label, chips, current, look, titled = look === "sheet", onChoose }: ChipsProps) {
  const name = useId();
  const [shown, choose] = useQuickChoice<string | undefined>(
    current,
    (value) => value !== undefined && onChoose(value),
  );
  return (
    <fieldset className={`strip gap-2 ${styles.chips}`} data-look={look}>
      <legend className={titled ? undefined : "visually-hidden"}>{label}</legend>
      {chips.map(({ value, label: words }) => (
        <label key={value} ref={value === shown ? intoView : undefined} className={`chip ${styles.chip}`}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === shown}
            onChange={() => choose(value)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
