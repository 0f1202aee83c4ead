import { useSite } from "#data/page/site.ts";
import { RouteLink } from "#parts/route-link.tsx";
import { useText } from "#text/use-text.ts";
import { buttonClasses } from "#ui/control/button.tsx";

/** What a guest can do where only members get an answer. */
export function SignInLink() {
  const text = useText();
  const { places } = useSite();
  return (
    <RouteLink to={places.signIn} className={buttonClasses("quiet")}>
      {text("field.choice.signIn")}
    </RouteLink>
  );
}
