import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CallInput } from "#gateway/contract.ts";
import { afterCall } from "#actions/after-call.ts";
import { useRun } from "#actions/use-run.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { canOfferPasskeys, loadCeremony, passkeyProblem } from "#data/sign-in/passkey-support.ts";
import { useChangeLanguage } from "#data/page/language.ts";
import { useSite } from "#data/page/site.ts";
import { useSend } from "#data/client/use-call.ts";

type Proof = CallInput<"signInWithPasskey">;

/**
 * Signing in with a passkey: by `signIn`, or because one was picked in the username field's autofill. Then the actions
 * that follow the login form run here, too.
 */
export function usePasskeySignIn() {
  const open = useOpening();
  const send = useSend();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  async function attempt(proof: () => Promise<Proof>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await open(await proof());
      // It stays busy until the page changes: there is nothing left to offer.
    } catch (error) {
      setFailure(passkeyProblem(error, "passkey.failed"));
      running.current = false;
      setBusy(false);
      setTries((before) => before + 1);
    }
  }
  useOffer(busy, tries, (proof) => attempt(() => Promise.resolve(proof)));
  const signIn = () => attempt(async () => (await loadCeremony()).askForPasskey(send));
  return { busy, failure, signIn };
}

/**
 * Offers passkeys in the username field while no sign-in is pending, and again after each. An offer that fails is
 * ignored: the button stays.
 */
function useOffer(busy: boolean, tries: number, take: (proof: Proof) => Promise<void>): void {
  const send = useEffectEvent(useSend());
  const picked = useEffectEvent(take);
  useEffect(() => {
    if (busy) return;
    const ending = new AbortController();
    const offer = async () => {
      if (!(await canOfferPasskeys())) return;
      const { offerPasskeys } = await loadCeremony();
      ending.signal.throwIfAborted();
      await picked(await offerPasskeys((call, input) => send(call, input), ending.signal));
    };
    offer().catch(() => undefined);
    return () => ending.abort();
  }, [busy, tries]);
}

/** Sends a proof to the platform and opens the session in its answer. */
function useOpening(): (proof: Proof) => Promise<void> {
  const site = useSite();
  const send = useSend();
  const run = useRun();
  const changeLanguage = useChangeLanguage();
  return async (proof) => {
    try {
      const answer = await send("signInWithPasskey", proof);
      await afterCall("signInWithPasskey", answer, { site, changeLanguage }, proof);
    } catch (error) {
      if (error instanceof GatewayError && error.code === "passkey.unknown")
        await (await loadCeremony()).forgetOnPhone(proof.response.id);
      throw error;
    }
    await run({ action: "return" });
  };
}
