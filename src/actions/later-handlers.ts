import type { Question } from "#descriptor/vocabulary/action.ts";
import type { ActionContext, ActionHandlers } from "./action-handler.ts";
import type { Later } from "./action-handlers.ts";
import type { withResolvedQuery } from "./resolved-query.ts";
import { openSheet } from "./handlers/open-sheet.ts";
import { refresh } from "./handlers/refresh.ts";
import { wait } from "./handlers/wait.ts";

/** The parameters of an address, where some come from elsewhere. */
export const resolveQuery: typeof withResolvedQuery = async (action, context) =>
  (await import("./resolved-query.ts")).withResolvedQuery(action, context);

/**
 * The handlers of actions whose code is loaded when they run. Those that need more code load it from here: a page names
 * all files that an import of its own brings along.
 */
export const laterHandlers: Pick<ActionHandlers, Later> = {
  refresh,
  wait,
  "open-sheet": openSheet,
  call: async (action, context) => {
    const confirm = action.confirm && (await written(action.confirm, context));
    await (await import("./handlers/call.ts")).call({ ...action, confirm }, context);
  },
  confirm: async (action, context) =>
    (await import("./handlers/confirm.ts")).confirm(await written(action, context), context),
  copy: async (action, context) => (await import("./handlers/copy.ts")).copy(action, context),
  "save-file": async (action, context) => (await import("./handlers/save-file.ts")).saveFile(action, context),
  share: async (action, context) => (await import("./handlers/share.ts")).share(action, context),
  "set-filter": async (action, context) => (await import("./handlers/set-filter.ts")).setFilter(action, context),
  "test-play": async (action, context) => (await import("./handlers/test-play.ts")).testPlay(action, context),
};

/** A question with the values of its text, if it has any. */
async function written<Q extends Pick<Question, "text">>(question: Q, context: ActionContext): Promise<Q> {
  return typeof question.text === "string"
    ? question
    : (await import("./filled-question.ts")).filledQuestion(question, context);
}
