import { useContext } from "react";
import { factsOfRow } from "#facts/row-facts.ts";
import { useFacts } from "#facts/use-facts.ts";
import { holds } from "#conditions/holds.ts";
import { RowContext, type Row } from "#data/page/row.ts";
import type { ButtonOptions } from "#descriptor/vocabulary/button.ts";
import { useText } from "#text/use-text.ts";
import { ActionButton } from "./action-button.tsx";
import styles from "./action-buttons.module.css";

interface ActionButtonsProps {
  buttons: Readonly<Record<string, ButtonOptions>>;
  /** row: side by side, as long as they fit. column: below each other. */
  look: "row" | "column";
  /** The entry that they are about; in a sheet its row when absent. */
  row?: Row;
  /** The id of the element that names the row. */
  rowName?: string | undefined;
}

/** The buttons that this visitor sees. */
export function ActionButtons({ buttons, look, row, rowName }: ActionButtonsProps) {
  const text = useText();
  const ofSheet = useContext(RowContext) ?? undefined;
  const about = row ?? ofSheet;
  const facts = factsOfRow(useFacts(), about);
  const shown = Object.entries(buttons).filter(([, { when }]) => holds(when, facts));
  if (shown.length === 0) return null;
  return (
    <div className={styles.buttons} data-look={look}>
      {shown.map(([id, { label, icon, look: buttonLook, do: action }]) => (
        <ActionButton
          key={id}
          do={action}
          look={buttonLook}
          icon={icon}
          row={about}
          rowName={rowName}
          className={styles.button}
        >
          {text(label)}
        </ActionButton>
      ))}
    </div>
  );
}
