import { useState } from "react";
import { afterCall } from "#actions/after-call.ts";
import { useRun } from "#actions/use-run.ts";
import { errorTextKey } from "#data/client/transport/gateway-error.ts";
import { PhoneAuthError, type PhoneAuth, type SocialProvider } from "#data/sign-in/phone-auth/phone-auth.ts";
import { useChangeLanguage } from "#data/page/language.ts";
import { useSite } from "#data/page/site.ts";
import { useSend } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";

/**
 * Signs in with an identity provider, and continues as after the sign-in form. `busy`: the provider whose proof the
 * platform is checking. Before that nothing is busy: a visitor who has closed the popup may tap again at once.
 */
export function useSocialSignIn() {
  const site = useSite();
  const send = useSend();
  const run = useRun();
  const changeLanguage = useChangeLanguage();
  const text = useText();
  const [busy, setBusy] = useState<SocialProvider>();

  async function signIn(provider: SocialProvider, phoneAuth: PhoneAuth): Promise<void> {
    try {
      const { idToken } = await phoneAuth.signInWith(provider);
      setBusy(provider);
      const input = { type: "firebase", firebaseChannel: provider, firebaseIdToken: idToken } as const;
      await afterCall("login", await send("login", input), { site, changeLanguage }, input);
      await run({ action: "return" });
    } catch (error) {
      const message = error instanceof PhoneAuthError ? error.text : errorTextKey(error);
      if (message !== null) showToast({ text: text(message), kind: "fail", milliseconds: toastTimes.short });
    } finally {
      setBusy(undefined);
    }
  }
  return { signIn, busy };
}
