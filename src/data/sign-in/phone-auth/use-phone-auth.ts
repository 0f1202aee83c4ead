import type { PhoneAuthSetup } from "#descriptor/phone-auth.ts";
import { useSite } from "../../page/site.ts";
import { PhoneAuthError, type PhoneAuth } from "./phone-auth.ts";

/** The phone-auth provider of this site; null: none is configured, and nothing of one is shown or loaded. */
export function usePhoneAuth(): PhoneAuth | null {
  const { phoneAuth } = useSite();
  return phoneAuth ? providerOf(phoneAuth) : null;
}

const providers = new Map<string, PhoneAuth>();

/** One for each project, as long as the page lives: its codes and proofs survive a change of screen. */
function providerOf(setup: PhoneAuthSetup): PhoneAuth {
  const existing = providers.get(setup.projectId) ?? loadedLater(setup);
  providers.set(setup.projectId, existing);
  return existing;
}

/** A provider whose code loads on first use. A failed load is retried. */
function loadedLater(setup: PhoneAuthSetup): PhoneAuth {
  let opening: Promise<Omit<PhoneAuth, "prepare">> | undefined;
  const open = () => {
    opening ??= import("./firebase.ts").then(({ openFirebase }) => openFirebase(setup));
    return opening.catch((error: unknown) => {
      opening = undefined;
      throw new PhoneAuthError("error.network", error);
    });
  };
  return {
    prepare: () => void open().catch(() => undefined),
    sendCode: async (number) => (await open()).sendCode(number),
    confirm: async (code) => (await open()).confirm(code),
    signInWith: async (provider) => (await open()).signInWith(provider),
  };
}
