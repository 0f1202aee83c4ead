import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import { afterCall } from "#actions/after-call.ts";
import { behaviourOf } from "#data/client/transport/failure-behaviour.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import type { useSend } from "#data/client/use-call.ts";
import { keepForItself, loginForItself } from "#session/automatic-sign-in.ts";
import { currentSession } from "#session/session.ts";

/**
 * Signs in with the login that this phone keeps for it. Resolves to whether there is a session now. A login that the
 * platform refuses is not tried again; one whose answer was lost is, in the next tab.
 */
export async function signInByItself(site: SiteSlice, send: ReturnType<typeof useSend>): Promise<boolean> {
  const login = await loginForItself();
  if (!login) return forgetIt();
  const { username, password, countryDialingCode } = login;
  const input = { type: "username" as const, username, password, ...(countryDialingCode && { countryDialingCode }) };
  try {
    const opened = await send("login", input);
    // A visitor who has signed in meanwhile has chosen another login.
    if (currentSession() === null) await afterCall("login", opened, { site }, input);
    return true;
  } catch (error) {
    return error instanceof GatewayError && behaviourOf(error).refused ? forgetIt() : false;
  }
}

async function forgetIt(): Promise<false> {
  await keepForItself(undefined);
  return false;
}
