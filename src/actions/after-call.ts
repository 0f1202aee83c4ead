import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { CallInput, CallName, CallOutput } from "#gateway/contract.ts";
import { askForOldPassword, rememberPassword } from "#session/known-password.ts";
import { currentSession, keepSession } from "#session/session.ts";

type AfterCalls = {
  [C in CallName]?: (answer: CallOutput<C>, site: SiteSlice, input: CallInput<C>) => void | Promise<void>;
};

/** What a call's success changes on this phone, before the form's own actions run. Other calls change nothing. */
const afterCalls: AfterCalls = {
  login: (answer, site, { type, password }) => open(answer, site, type === "username" ? password : undefined),
  register: (answer, site, { password }) => open(answer, site, password),
  signInWithPasskey: (answer, site) => open(answer, site, undefined),
  changePassword: async (_answer, _site, { newPassword }) => {
    askForOldPassword();
    rememberPassword(newPassword);
    const session = currentSession();
    if (session)
      await (await import("#session/remembered-login.ts")).renewRememberedLogin(session.userName, newPassword);
  },
};

/**
 * A trial account's token belongs to the trial merchant (account §3). A known password belongs to the member who was
 * signed in before.
 */
function open(answer: CallOutput<"login">, { merchant }: SiteSlice, password: string | undefined): void {
  keepSession({
    token: answer.token,
    merchantCode: answer.trial === 0 ? merchant.code : merchant.trialCode,
    userName: answer.userName,
    type: answer.customerType,
    firstTimeLogin: answer.firstTimeLogin,
    ...(answer.oldPasswordNeeded === false && { oldPasswordNeeded: false }),
  });
  rememberPassword(password);
}

/** Runs what follows a call's success on this phone. */
export async function afterCall<C extends CallName>(
  call: C,
  answer: CallOutput<C>,
  site: SiteSlice,
  input: CallInput<C>,
): Promise<void> {
  await afterCalls[call]?.(answer, site, input);
}
