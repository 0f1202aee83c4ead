import { useEffect } from "react";
import { ActionLink } from "#parts/action-link.tsx";
import { useFacts } from "#facts/use-facts.ts";
import type { SocialProvider } from "#data/sign-in/phone-auth/phone-auth.ts";
import { usePhoneAuth } from "#data/sign-in/phone-auth/use-phone-auth.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import type { WidgetProps } from "../widget.ts";
import { Mark } from "./mark.tsx";
import styles from "./social-sign-in.module.css";
import { useSocialSignIn } from "./use-social-sign-in.ts";

/** The flag of each provider, in the order of the buttons (account §3). */
const flags: Readonly<Record<SocialProvider, string>> = { google: "GOOGLELOGIN3", facebook: "FACEBOOKLOGIN3" };

/** Social sign-in: each provider only where it is enabled and the phone-auth provider can be used (account §2.5). */
export function SocialSignIn({ id, options: { terms } }: WidgetProps<"social-sign-in">) {
  const text = useText();
  const facts = useFacts();
  const phoneAuth = usePhoneAuth();
  const { signIn, busy } = useSocialSignIn();
  const offered = phoneAuth
    ? (Object.keys(flags) as SocialProvider[]).filter((provider) => facts.flags[flags[provider]])
    : [];
  const anything = offered.length > 0;
  // Browsers allow a popup only soon after a tap: the provider's code must be loaded by then.
  useEffect(() => {
    if (anything) phoneAuth?.prepare();
  }, [anything, phoneAuth]);
  if (!phoneAuth || !anything) return null;
  return (
    <section className="stack gutter gap-3" aria-labelledby={`${id}-or`}>
      <p className={`line quiet gap-3 ${styles.or}`} id={`${id}-or`}>
        {text("social.or")}
      </p>
      {offered.map((provider) => (
        <Button key={provider} wide busy={busy === provider} onClick={() => void signIn(provider, phoneAuth)}>
          <span className="line gap-3">
            <Mark provider={provider} />
            {text(`social.${provider}`)}
          </span>
        </Button>
      ))}
      <p className="quiet middle">
        {text(terms.text)}{" "}
        <ActionLink do={terms.do} className={`accent strong touch ${styles.opens}`}>
          {text(terms.label)}
        </ActionLink>
      </p>
    </section>
  );
}
