import { useSite } from "#data/page/site.ts";
import { RouteLink } from "#parts/route-link.tsx";
import { useText } from "#text/use-text.ts";
import { buttonClasses } from "#ui/control/button.tsx";
import { FieldNote } from "#ui/control/field-words.tsx";

/** What a guest can do where only members have something to choose from. */
export function SignInFirst() {
  const text = useText();
  const { places } = useSite();
  return (
    <>
      <FieldNote>{text("field.choice.guest")}</FieldNote>
      <RouteLink to={places.signIn} className={buttonClasses("quiet")}>
        {text("field.choice.signIn")}
      </RouteLink>
    </>
  );
}
