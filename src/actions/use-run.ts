import type { Action } from "#descriptor/vocabulary/action.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { useRefreshCall, useSend } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import type { ActionContext, Subject } from "./action-handler.ts";
import { actionHandlers } from "./action-handlers.ts";
import { useFacts } from "./use-facts.ts";
import { useGo } from "./use-go.ts";

/** Runs the actions of a descriptor, one after the other. */
export function useRun(): (actions: Action | readonly Action[], subject?: Subject) => Promise<void> {
  const site = useSite();
  const { route } = usePage();
  const facts = useFacts();
  const text = useText();
  const go = useGo();
  const send = useSend();
  const refresh = useRefreshCall();

  async function run(actions: Action | readonly Action[], subject: Subject = {}): Promise<void> {
    const context: ActionContext = {
      site,
      route,
      facts,
      subject,
      text,
      send,
      refresh,
      run,
      go,
    };
    for (const action of [actions].flat() as Action[])
      await (
        actionHandlers[action.action] as unknown as (action: Action, context: ActionContext) => void | Promise<void>
      )(action, context);
  }
  return run;
}
