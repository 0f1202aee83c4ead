import { useEffect, useEffectEvent } from "react";
import { useRun } from "#actions/use-run.ts";
import { useLatestLostSession } from "#data/client/lost-session.ts";
import { forgetSession } from "#session/session.ts";
import { useSession } from "#session/use-session.ts";

/** Milliseconds the reason stays. */
const STAYS = 5000;

/**
 * A session that the platform no longer knows ends here too: the visitor is told why, and goes to login (games §8). It
 * shows nothing itself. Its code comes after the page reacts.
 */
export function LostSession() {
  const lost = useLatestLostSession();
  const session = useSession();
  const run = useRun();
  // A call that was on its way while somebody signed in again says nothing about the new session.
  const code = lost !== null && lost.token === session?.token ? lost.code : null;
  const end = useEffectEvent((reason: string) => {
    forgetSession();
    void run([
      { do: "toast", text: `error.${reason}`, kind: "fail", for: STAYS },
      { do: "redirect", to: "login" },
    ]);
  });
  useEffect(() => {
    // Who had a session here and is unknown now has one that ended: "log in first" would not be true.
    if (code !== null) end(code === "session.missing" ? "session.expired" : code);
  }, [code]);
  return null;
}
