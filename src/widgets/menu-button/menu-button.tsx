import { useOverlay } from "#actions/overlay.ts";
import { useRun } from "#actions/use-run.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import type { WidgetProps } from "../widget.ts";

/** A button that opens a popover menu (account §2.3). */
export function MenuButton({ options }: WidgetProps<"menu-button">) {
  const run = useRun();
  const text = useText();
  const overlay = useOverlay();
  const open = overlay?.kind === "menu" && overlay.menu === options.menu;
  return (
    <Button
      look="icon"
      icon="menu"
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={(event) => void run({ action: "open-menu", menu: options.menu }, { element: event.currentTarget })}
    >
      {text("header.menu")}
    </Button>
  );
}
