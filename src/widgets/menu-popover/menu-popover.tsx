import { closeOverlay } from "#actions/overlay.ts";
import { useSite } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import { Popover } from "#ui/overlay/popover.tsx";
import { MenuEntries } from "./menu-entries.tsx";
import { MenuHead } from "./menu-head.tsx";

/** A menu of the brand below the button that opened it (account §2.3). */
export function MenuPopover({ menu: menuId, anchor }: { menu: string; anchor: DOMRect | null }) {
  const menu = useSite().menus[menuId];
  const text = useText();
  return (
    menu && (
      <Popover anchor={anchor} label={text("header.menu")} onClose={closeOverlay}>
        {menu.profile && <MenuHead profile />}
        <MenuEntries menu={menu} />
      </Popover>
    )
  );
}
