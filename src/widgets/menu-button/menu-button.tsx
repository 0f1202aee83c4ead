import { useOverlay } from "#actions/overlay.ts";
import { useRun } from "#actions/use-run.ts";
import { useSite } from "#data/page/site.ts";
import { useAudience } from "#facts/use-audience.ts";
import { CountDot, CountSaid } from "#parts/count-badge.tsx";
import { useText } from "#text/use-text.ts";
import { ButtonContent, buttonClasses } from "#ui/control/button.tsx";
import type { WidgetProps } from "../widget.ts";

/** A button that opens a popover menu (account §2.3). */
export function MenuButton({ options }: WidgetProps<"menu-button">) {
  const run = useRun();
  const text = useText();
  const overlay = useOverlay();
  const counts = useCounts(options.menu);
  const open = overlay?.kind === "menu" && overlay.menu === options.menu;
  return (
    <button
      type="button"
      className={buttonClasses("icon")}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={(event) => void run({ action: "open-menu", menu: options.menu }, { element: event.currentTarget })}
    >
      <ButtonContent look="icon" icon="menu">
        {text("header.menu")}
        {counts.map((of) => (
          <CountSaid key={of} of={of} />
        ))}
      </ButtonContent>
      {counts.map((of) => (
        <CountDot key={of} of={of} />
      ))}
    </button>
  );
}

/** What the badges of a menu's entries count for this visitor. */
function useCounts(id: string) {
  const menu = useSite().menus[id];
  const audienceOf = useAudience();
  const entries = Object.values(menu?.entries ?? {}).filter(({ when }) => audienceOf(when) !== "nobody");
  return [...new Set(entries.flatMap(({ badge }) => badge ?? []))];
}
