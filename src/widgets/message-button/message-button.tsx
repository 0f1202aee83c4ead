import { useSite } from "#data/page/site.ts";
import { useCount } from "#parts/count-badge.tsx";
import { RouteLink } from "#parts/route-link.tsx";
import { useRun } from "#actions/use-run.ts";
import { useSession } from "#session/use-session.ts";
import { useText } from "#text/use-text.ts";
import { Dot } from "#ui/mark/badge.tsx";
import { Button, ButtonContent, buttonClasses } from "#ui/control/button.tsx";

/** The message icon: to the message centre with a red dot for unread ones, or to the login popup (account §2.3). */
export function MessageButton() {
  const session = useSession();
  const { places } = useSite();
  const run = useRun();
  const text = useText();
  const isUnread = useCount("unreadMessages") > 0;
  if (!session)
    return (
      <Button look="icon" icon="message" onClick={() => void run({ action: "open-login" })}>
        {text("header.messages")}
      </Button>
    );
  return (
    <RouteLink to={places.messages} className={buttonClasses("icon")}>
      <ButtonContent look="icon" icon="message">
        {isUnread ? `${text("header.messages")}. ${text("header.unread")}` : text("header.messages")}
      </ButtonContent>
      {isUnread && <Dot ofButton />}
    </RouteLink>
  );
}
