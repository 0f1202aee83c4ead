import type { ReactNode } from "react";
import { RouteLink } from "#parts/route-link.tsx";
import { closeOverlay } from "#actions/overlay.ts";
import { useCall } from "#data/client/use-call.ts";
import { useSite } from "#data/page/site.ts";
import { useSession } from "#session/use-session.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import styles from "./menu-head.module.css";

/** The top of a menu: who is signed in, and what else belongs there. */
export function MenuHead({ profile, children }: { profile: boolean; children?: ReactNode }) {
  return (
    <div className={`line gap-1 ${styles.head}`}>
      {profile && <Visitor />}
      {children}
    </div>
  );
}

/** The member's name, linked to the account; a guest gets a link to login. */
function Visitor() {
  const text = useText();
  const session = useSession();
  const { places } = useSite();
  const { data } = useCall("memberInfo");
  return (
    <RouteLink
      to={session ? places.member : places.signIn}
      className={`line grow gap-3 ${styles.who}`}
      onClick={closeOverlay}
    >
      <span className={`square accent round ${styles.mark}`}>
        <Icon name="member" size={28} />
      </span>
      <span className={`stack quiet ${styles.words}`}>
        <b className="clipped">{session ? data?.nickname || session.userName : text("sidebar.hello")}</b>
        <span>{text(session ? "sidebar.account" : "sidebar.login")}</span>
      </span>
    </RouteLink>
  );
}
