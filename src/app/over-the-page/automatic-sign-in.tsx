import { useEffect, useEffectEvent } from "react";
import { useRun } from "#actions/use-run.ts";
import { matchRoute } from "#kernel/match-route.ts";
import { useSend } from "#data/client/use-call.ts";
import { useSite } from "#data/page/site.ts";
import { rememberTry, signsInByItself } from "#session/automatic-flag.ts";
import { useSession } from "#session/use-session.ts";

/**
 * Signs in by itself in a new tab, where the member has asked for it (account §3): the open page becomes that of a
 * member, and the sign-in leads on as after the form. It renders nothing itself.
 */
export function AutomaticSignIn() {
  const session = useSession();
  const site = useSite();
  const send = useSend();
  const run = useRun();
  const signIn = useEffectEvent(async () => {
    const { signInByItself } = await import("./sign-in-by-itself.ts");
    // Where it began is not where the visitor is now: a page for members has led to the sign-in meanwhile.
    const isSignIn = () => matchRoute(site.routes, location.pathname) === site.places.signIn;
    if ((await signInByItself(site, send)) && isSignIn()) await run({ action: "return" });
  });
  useEffect(() => {
    const isWanted = session === null && signsInByItself();
    // A session that ends later in this tab ends for a reason that the member has to see.
    rememberTry();
    // Without its code the site stays that of a guest, who can sign in.
    if (isWanted) signIn().catch(() => undefined);
  }, [session]);
  return null;
}
