import { closeOverlay } from "#actions/overlay.ts";
import { useSite } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { SideSheet } from "#ui/overlay/side-sheet.tsx";
import { MenuEntries } from "./menu-entries.tsx";
import { MenuHead } from "./menu-head.tsx";

/** A menu of the brand as a sheet from the side, by default headed by the visitor (games §2, sidebar). */
export function MenuSidebar({ menu: menuId }: { menu: string }) {
  const menu = useSite().menus[menuId];
  const text = useText();
  if (!menu) return null;
  return (
    <SideSheet label={text("header.menu")} onClose={closeOverlay}>
      <MenuHead profile={menu.profile}>
        <Button look="icon" icon="close" onClick={closeOverlay}>
          {text("menu.close")}
        </Button>
      </MenuHead>
      <MenuEntries menu={menu} />
    </SideSheet>
  );
}
