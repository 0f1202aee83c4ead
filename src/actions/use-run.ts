import type { Action } from "#descriptor/vocabulary/action.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { useAnswers, useRefreshCall, useSend } from "#data/client/use-call.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { useText } from "#text/use-text.ts";
import type { ActionContext, Subject } from "./action-handler.ts";
import { runAction } from "./action-handlers.ts";
import { useFactsNow } from "#facts/use-facts.ts";
import { tellFailure } from "./tell-failure.ts";
import { useGo } from "./use-go.ts";

/**
 * Runs the actions of a descriptor, one after the other. One that fails ends them, and says why: the visitor would
 * see nothing otherwise.
 */
export function useRun(): (actions: Action | readonly Action[], subject?: Subject) => Promise<void> {
  const site = useSite();
  const { route, screen } = usePage();
  const factsNow = useFactsNow();
  const text = useText();
  const go = useGo();
  const send = useSend();
  const answers = useAnswers();
  const refresh = useRefreshCall();

  async function run(actions: Action | readonly Action[], subject: Subject = {}): Promise<void> {
    const context: ActionContext = {
      site,
      route,
      screen,
      facts: factsNow(),
      subject,
      text,
      send,
      answers,
      refresh,
      run,
      go,
    };
    for (const action of [actions].flat() as Action[]) await runAction(action, context);
  }
  return (actions, subject) => run(actions, subject).catch((error: unknown) => tell(error, text));
}

/** What a failure says. What is no answer of the platform is a mistake of ours, which the console keeps. */
function tell(error: unknown, text: (key: string) => string): void {
  tellFailure(error, text);
  if (!(error instanceof GatewayError)) console.error("An action failed:", error);
}
