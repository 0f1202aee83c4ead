import { ActionButtons } from "#parts/action-buttons.tsx";
import type { WidgetProps } from "../widget.ts";

/** Buttons that do something; in a sheet they are about its row. */
export function ActionBar({ options: { buttons, look } }: WidgetProps<"action-bar">) {
  return <ActionButtons buttons={buttons} look={look} />;
}
