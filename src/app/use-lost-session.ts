import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useRun } from "#actions/use-run.ts";
import { GatewayError } from "#data/gateway-error.ts";
import { currentSession, forgetSession } from "#session/session.ts";

/** Answers of the platform that mean: nobody is signed in here any more. */
const LOST: ReadonlySet<string> = new Set(["session.missing", "session.expired"]);

/** A session that the platform no longer knows ends here too: the visitor is told, and goes to login (games §8). */
export function useLostSession(): void {
  const cache = useQueryClient().getQueryCache();
  const run = useRun();
  const end = useEffectEvent(() => {
    if (!currentSession()) return;
    forgetSession();
    void run([{ do: "toast", text: "error.session.expired", kind: "fail", for: 3000 }, { do: "redirect", to: "login" }]);
  });
  useEffect(() => cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error" && event.action.error instanceof GatewayError && LOST.has(event.action.error.code)) end();
  }), [cache]);
}
