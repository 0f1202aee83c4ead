import { Picture } from "#ui/picture/picture.tsx";
import styles from "./game-filters.module.css";

interface ChoicesProps {
  name: string;
  title: string;
  value: string;
  entries: readonly { value: string; label: string; picture?: string }[];
  onChoose(value: string): void;
}

/** A single choice as pills that wrap. */
export function Choices({ name, title, value, entries, onChoose }: ChoicesProps) {
  return (
    <fieldset className={`gap-2 ${styles.options}`}>
      <legend className={`quiet ${styles.heading}`}>{title}</legend>
      {entries.map((entry) => (
        <label key={entry.value} className={`chip gap-2 ${styles.option}`} data-kind="option">
          <input
            type="radio"
            className="visually-hidden"
            name={`lobby-${name}`}
            value={entry.value}
            checked={entry.value === value}
            onChange={() => onChoose(entry.value)}
          />
          {entry.picture !== undefined && (
            <Picture src={entry.picture} alt="" name="" width={24} height={24} className={`firm ${styles.icon}`} />
          )}
          <span>{entry.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
