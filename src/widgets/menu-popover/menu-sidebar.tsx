import { RouteLink } from "#parts/route-link.tsx";
import { closeOverlay } from "#actions/overlay.ts";
import { useCall } from "#data/client/use-call.ts";
import { useSite } from "#data/page/site.ts";
import { useSession } from "#session/use-session.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Icon } from "#ui/picture/icon.tsx";
import { SideSheet } from "#ui/overlay/side-sheet.tsx";
import { MenuEntries } from "./menu-entries.tsx";
import styles from "./menu-sidebar.module.css";

/** A menu of the brand as a sheet from the side, headed by the visitor (games §2, sidebar). */
export function MenuSidebar({ menu: menuId }: { menu: string }) {
  const menu = useSite().menus[menuId];
  const text = useText();
  if (!menu) return null;
  return (
    <SideSheet label={text("header.menu")} onClose={closeOverlay}>
      <Head />
      <MenuEntries menu={menu} />
    </SideSheet>
  );
}

/** The member's name, linked to the account; a guest gets a link to login. */
function Head() {
  const text = useText();
  const session = useSession();
  const { places } = useSite();
  const { data } = useCall("memberInfo");
  return (
    <div className={styles.head}>
      <RouteLink to={session ? places.member : places.signIn} className={styles.who} onClick={closeOverlay}>
        <span className={styles.mark}>
          <Icon name="member" size={28} />
        </span>
        <span className={styles.words}>
          <b>{session ? data?.nickname || session.userName : text("sidebar.hello")}</b>
          <span>{text(session ? "sidebar.account" : "sidebar.login")}</span>
        </span>
      </RouteLink>
      <Button look="icon" icon="close" onClick={closeOverlay}>
        {text("menu.close")}
      </Button>
    </div>
  );
}
