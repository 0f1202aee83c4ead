import { ActionButton } from "#parts/action-button.tsx";
import { useText } from "#text/use-text.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./link-button.module.css";

/** A button with one action. */
export function LinkButton({ options: { label, icon, do: action, look } }: WidgetProps<"link-button">) {
  const text = useText();
  return (
    <ActionButton do={action} look={look} icon={icon} className={styles.button}>
      {text(label)}
    </ActionButton>
  );
}
