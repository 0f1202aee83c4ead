import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { CallInput, CallName, CallOutput } from "#gateway/contract.ts";
import { effectsOf, type Effects } from "#data/client/cache/effects.ts";
import { askForOldPassword, rememberPassword } from "#session/known-password.ts";
import { currentSession, forgetTemporaryPassword, keepSession } from "#session/session.ts";

/** The answer of every call that opens a session. */
type OpenedSession = CallOutput<"testPlay">;

/**
 * Applies what the contract says a successful call changes on this phone, before the form's own actions run: a session
 * is opened, a password becomes known.
 */
export async function afterCall<C extends CallName>(
  call: C,
  answer: CallOutput<C>,
  site: SiteSlice,
  input: CallInput<C>,
): Promise<void> {
  const { session, password } = effectsOf(call);
  const proved = passwordIn(input, password);
  if (session === "opens") open(answer as OpenedSession, site, proved);
  else if (password) await changePassword(proved);
}

/** The member's password according to a call that succeeded; undefined if it was not about a password. */
function passwordIn(input: object, said: Effects["password"]): string | undefined {
  const values = input as Readonly<Record<string, unknown>>;
  const applies = said && Object.entries(said.when ?? {}).every(([name, value]) => values[name] === value);
  const password = applies ? values[said.input] : undefined;
  return typeof password === "string" ? password : undefined;
}

/**
 * A trial account's token belongs to the trial merchant (account §3). A known password belongs to the member who was
 * signed in before.
 */
function open(answer: OpenedSession, { merchant }: SiteSlice, password: string | undefined): void {
  keepSession({
    token: answer.token,
    merchantCode: answer.trial === 0 ? merchant.code : merchant.trialCode,
    userName: answer.userName,
    type: answer.customerType,
    firstTimeLogin: answer.firstTimeLogin,
    ...(answer.oldPasswordNeeded === false && { oldPasswordNeeded: false }),
    ...(answer.temporaryPassword === true && { temporaryPassword: true }),
  });
  rememberPassword(password);
}

/** The signed-in member has a new password. */
async function changePassword(password: string | undefined): Promise<void> {
  askForOldPassword();
  forgetTemporaryPassword();
  rememberPassword(password);
  const session = currentSession();
  if (session && password !== undefined)
    await (await import("#session/remembered-login.ts")).renewRememberedLogin(session.userName, password);
}
