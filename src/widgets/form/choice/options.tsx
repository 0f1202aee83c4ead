import { useId } from "react";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import type { Row } from "#data/page/row.ts";
import styles from "./choice.module.css";
import { OptionCells } from "./option-cells.tsx";

/** What can be chosen: by its name, or by the cells of what is listed. */
export type Option = { value: string } & ({ name: string } | { entry: Row; cells: readonly ResolvedCell[] });

export interface OptionsProps {
  options: readonly Option[];
  /** The name of the inputs. */
  name: string;
  look: "list" | "chips";
  chosen: string;
  onChoose(value: string): void;
}

/** Options with the browser's radio buttons: arrows go from one to the next. */
export function Options({ options, look, ...pick }: OptionsProps) {
  return (
    <div className={styles.options} data-look={look}>
      {options.map((option) => (
        <OptionRow key={option.value} option={option} {...pick} />
      ))}
    </div>
  );
}

/** The input covers the option. It is no label around it, because cells may have buttons, which are above it. */
function OptionRow({ option, name, chosen, onChoose }: Omit<OptionsProps, "options" | "look"> & { option: Option }) {
  const id = useId();
  const hasTitle = !("cells" in option) || option.cells.some(({ role }) => role === "title");
  const [named, others] = hasTitle ? ["title", ["words", "end"]] : ["words", ["end"]];
  return (
    <div className={styles.option}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={option.value}
        checked={option.value === chosen}
        onChange={() => onChoose(option.value)}
        aria-labelledby={`${id}-${named}`}
        aria-describedby={"cells" in option ? others.map((part) => `${id}-${part}`).join(" ") : undefined}
      />
      <span className={styles.dot} aria-hidden="true" />
      {"cells" in option ? (
        <OptionCells id={id} entry={option.entry} cells={option.cells} />
      ) : (
        <span id={`${id}-title`} className={styles.title}>
          {option.name}
        </span>
      )}
    </div>
  );
}
