import { useId } from "react";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import type { Row } from "#data/page/row.ts";
import styles from "./choice.module.css";
import { OptionCells } from "./option-cells.tsx";

/** How options are arranged. */
export type ChoiceLook = "list" | "chips" | "tiles";

/** What can be chosen: by its name, or by the cells of what is listed. */
export type Option = { value: string } & ({ name: string } | { entry: Row; cells: readonly ResolvedCell[] });

export interface OptionsProps {
  options: readonly Option[];
  /** The name of the inputs. */
  name: string;
  look: ChoiceLook;
  chosen: string;
  onChoose(value: string): void;
}

/** Options with the browser's radio buttons: arrows go from one to the next. */
export function Options({ options, look, ...pick }: OptionsProps) {
  return (
    <div className={`gap-2 ${styles.options}`} data-look={look}>
      {options.map((option, place) => (
        <OptionRow key={option.value} option={option} place={place} {...pick} />
      ))}
    </div>
  );
}

interface OptionRowProps extends Omit<OptionsProps, "options" | "look"> {
  option: Option;
  place: number;
}

/** The input covers the option. It is no label around it, because cells may have buttons, which are above it. */
function OptionRow({ option, place, name, chosen, onChoose }: OptionRowProps) {
  const id = useId();
  const hasTitle = !("cells" in option) || option.cells.some(({ role }) => role === "title");
  // Pictures alone say nothing: their place in the group tells them apart.
  const isPicture = "cells" in option && option.cells.every(({ role }) => role === "media");
  const [named, others] = hasTitle ? ["title", ["words", "end"]] : ["words", ["end"]];
  return (
    <div className={`line covered ${styles.option}`}>
      <input
        type="radio"
        className="covering"
        name={name}
        value={option.value}
        checked={option.value === chosen}
        onChange={() => onChoose(option.value)}
        aria-label={isPicture ? String(place + 1) : undefined}
        aria-labelledby={isPicture ? undefined : `${id}-${named}`}
        aria-describedby={"cells" in option && !isPicture ? others.map((part) => `${id}-${part}`).join(" ") : undefined}
      />
      <span className={`firm ${styles.dot}`} aria-hidden="true" />
      {"cells" in option ? (
        <OptionCells id={id} entry={option.entry} cells={option.cells} />
      ) : (
        <span id={`${id}-title`} className={`strong ${styles.title}`}>
          {option.name}
        </span>
      )}
    </div>
  );
}
