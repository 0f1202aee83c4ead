import { useEffect, useEffectEvent } from "react";
import { useRun } from "#actions/use-run.ts";
import { useLatestLostSession } from "#data/client/transport/lost-session.ts";
import { useSite } from "#data/page/site.ts";
import { forgetSession } from "#session/session.ts";
import { useSession } from "#session/use-session.ts";

/** Milliseconds that the reason is shown. */
const DURATION = 5000;

/**
 * Ends a session that the platform no longer knows: a toast says why, and the visitor is redirected to login (games
 * §8). It renders nothing itself. Its code loads after the page is interactive.
 */
export function LostSession() {
  const lost = useLatestLostSession();
  const session = useSession();
  const { places } = useSite();
  const run = useRun();
  // A call that was pending while the visitor signed in again says nothing about the new session.
  const code = lost !== null && lost.token === session?.token ? lost.code : null;
  const end = useEffectEvent((reason: string) => {
    forgetSession();
    void run([
      { action: "toast", text: `error.${reason}`, kind: "fail", for: DURATION },
      { action: "redirect", to: places.signIn },
    ]);
  });
  useEffect(() => {
    // A visitor whose session the platform does not know had one that ended: "log in first" would be wrong.
    if (code !== null) end(code === "session.missing" ? "session.expired" : code);
  }, [code]);
  return null;
}
