import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { CallName, CallOutput } from "#gateway/contract.ts";
import { keepSession } from "#session/session.ts";

type AfterCalls = { [C in CallName]?: (answer: CallOutput<C>, site: SiteSlice) => void };

/** What a call's success changes on this phone, before the form's own actions follow. Calls that are not named change nothing. */
const afterCalls: AfterCalls = {
  /** A trial account's token belongs to the trial merchant (account §3). */
  login: (answer, { merchant }) => keepSession({
    token: answer.token, merchantCode: answer.trial === 0 ? merchant.code : merchant.trialCode,
    userName: answer.userName, type: answer.customerType, firstTimeLogin: answer.firstTimeLogin,
  }),
};

/** Does what follows from a call's success on this phone. */
export function afterCall<C extends CallName>(call: C, answer: CallOutput<C>, site: SiteSlice): void {
  afterCalls[call]?.(answer, site);
}
