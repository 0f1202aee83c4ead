import type { Chip } from "./chips.tsx";
import { useQuickChoice } from "./use-quick-choice.ts";
import styles from "./filter-bar.module.css";

interface ChoiceListProps {
  label: string;
  choices: readonly Chip[];
  current: string;
  onChoose(value: string): void;
}

/** One line with what is chosen, which opens the others: the phone's own list. */
export function ChoiceList({ label, choices, current, onChoose }: ChoiceListProps) {
  const [shown, choose] = useQuickChoice(current, onChoose);
  return (
    <label className={`line muted strong ${styles.list}`}>
      <span>{label}</span>
      <select value={shown} onChange={({ target }) => choose(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
