import { useText } from "#text/use-text.ts";
import type { FilterProps } from "./filter-control.tsx";
import { useQuickChoice } from "./use-quick-choice.ts";
import styles from "./filter-bar.module.css";

/** On or off. */
export function ToggleFilter({ filter, value, onChange }: FilterProps<"toggle">) {
  const text = useText();
  const [isOn, turn] = useQuickChoice(value.on, (on) => onChange({ ...value, on }));
  return (
    <label className={`chip ${styles.chip}`}>
      <input type="checkbox" className="visually-hidden" checked={isOn} onChange={() => turn(!isOn)} />
      <span>{text(filter.label)}</span>
    </label>
  );
}
