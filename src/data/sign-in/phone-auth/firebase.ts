import { initializeApp } from "@firebase/app";
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
  type Auth,
  type ConfirmationResult,
  type User,
} from "@firebase/auth";
import type { PhoneAuthSetup } from "#descriptor/phone-auth.ts";
import { failureText } from "./failure-text.ts";
import { PhoneAuthError, type PhoneAuth } from "./phone-auth.ts";
import { trustScriptsOf } from "./trusted-scripts.ts";

const providers = { google: GoogleAuthProvider, facebook: FacebookAuthProvider } as const;

/**
 * Firebase Authentication. Its package is imported only here. Nobody stays signed in with it: sessions are the
 * platform's.
 */
export function openFirebase({
  apiKey,
  authDomain,
  projectId,
  appId,
  emulator,
  scripts,
}: PhoneAuthSetup): Omit<PhoneAuth, "prepare"> {
  trustScriptsOf(scripts);
  const app = initializeApp({ apiKey, authDomain, projectId, ...(appId !== undefined && { appId }) }, projectId);
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulator !== undefined) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return {
    ...codes(auth),
    signInWith: (provider) =>
      withOurErrors(async () =>
        idTokenOf((await signInWithPopup(inPageLanguage(auth), new providers[provider]())).user),
      ),
  };
}

/** SMS, popups and reCAPTCHA use the language of the page. */
function inPageLanguage(auth: Auth): Auth {
  auth.languageCode = document.documentElement.lang;
  return auth;
}

/** Codes by SMS. Each gets a new invisible reCAPTCHA: one that has failed cannot be used again. */
function codes(auth: Auth): Pick<PhoneAuth, "sendCode" | "confirm"> {
  let sent: ConfirmationResult | undefined;
  let confirmed: { code: string; user: User } | undefined;
  return {
    sendCode: (number) =>
      withOurErrors(async () => {
        const place = document.body.appendChild(document.createElement("div"));
        const human = new RecaptchaVerifier(inPageLanguage(auth), place, { size: "invisible" });
        try {
          sent = await signInWithPhoneNumber(auth, number, human);
          confirmed = undefined;
        } finally {
          human.clear();
          place.remove();
        }
      }),
    confirm: (code) =>
      withOurErrors(async () => {
        if (!sent) throw new PhoneAuthError("error.code.wrong");
        // A code is single-use; its proof is still valid when the platform has refused something else.
        if (confirmed?.code === code) return confirmed.user.getIdToken(true);
        const { user } = await sent.confirm(code);
        confirmed = { code, user };
        return user.getIdToken();
      }),
  };
}

async function idTokenOf(user: User): Promise<{ idToken: string }> {
  return { idToken: await user.getIdToken() };
}

/** Maps the provider's failures to ours. */
async function withOurErrors<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    throw error instanceof PhoneAuthError ? error : new PhoneAuthError(failureText(error), error);
  }
}
