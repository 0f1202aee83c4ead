import { useSite } from "#data/page/site.ts";
import { closeOverlay } from "#actions/overlay.ts";
import { RouteLink } from "#parts/route-link.tsx";
import { useFacts } from "#facts/use-facts.ts";
import { useText } from "#text/use-text.ts";
import { ButtonContent, buttonClasses } from "#ui/control/button.tsx";
import { Sheet } from "#ui/overlay/dialog.tsx";

/** Asks a visitor to sign in first. Registration is offered only with the flag DIRECTREG3 (account §2.3). */
export function LoginPopup() {
  const text = useText();
  const { flags } = useFacts();
  const { places } = useSite();
  const actions = (
    <>
      {flags["DIRECTREG3"] && places.signUp !== undefined && (
        <RouteLink to={places.signUp} className={buttonClasses("quiet")} onClick={closeOverlay}>
          <ButtonContent look="quiet">{text("loginPopup.register")}</ButtonContent>
        </RouteLink>
      )}
      <RouteLink to={places.signIn} className={buttonClasses("main")} onClick={closeOverlay}>
        <ButtonContent look="main">{text("loginPopup.login")}</ButtonContent>
      </RouteLink>
    </>
  );
  return (
    <Sheet title={text("loginPopup.title")} closeLabel={text("dialog.close")} onClose={closeOverlay} actions={actions}>
      <p>{text("message.loginFirst")}</p>
    </Sheet>
  );
}
