import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { CallInput, CallName, CallOutput } from "#gateway/contract.ts";
import type { CallEffects } from "#gateway/call-facts.ts";
import type { ChangeLanguage } from "#data/page/language.ts";
import { LANGUAGE_COOKIE } from "#text/language.ts";
import { effectsOf } from "#data/client/cache/effects.ts";
import { tellOfChanges } from "#data/client/cache/tell-of-changes.ts";
import { keyOf, requestFor, type Answers } from "#data/client/use-call.ts";
import { askForOldPassword, rememberPassword } from "#session/known-password.ts";
import { currentSession, forgetTemporaryPassword, keepSession } from "#session/session.ts";

/** The answer of every call that opens a session. */
type OpenedSession = CallOutput<"testPlay">;

/** What a call that succeeded needs of the page. */
export interface PageOfCall {
  site: SiteSlice;
  /** The answers that the page knows; absent where the call can only open a session. */
  answers?: Answers;
  /** Absent where a visitor cannot sign in, or the page stays in its language. */
  changeLanguage?: ChangeLanguage | undefined;
}

/**
 * Applies what the contract says a successful call changes on this phone, before the form's own actions run: a session
 * is opened, a password becomes known, another call is answered, too, and other tabs hear of it.
 */
export async function afterCall<C extends CallName>(
  call: C,
  answer: CallOutput<C>,
  { site, answers, changeLanguage }: PageOfCall,
  input: CallInput<C>,
): Promise<void> {
  const { session, password, seeds, speaks } = effectsOf(call);
  if (seeds !== undefined) {
    const { id } = answer as { id: string };
    answers?.setQueryData(keyOf(requestFor(seeds as CallName, { id }, site, currentSession())), answer);
  }
  tellOfChanges(call);
  const proved = passwordIn(input, password);
  if (session === "opens") open(answer as OpenedSession, site, proved);
  else if (password) await changePassword(proved);
  const spoken = (session === "opens" && !hasChosen() && answer) || (speaks !== undefined && input);
  if (spoken) await speak((spoken as Readonly<Record<string, unknown>>)[speaks ?? "language"], site, changeLanguage);
}

/** Whether the visitor has chosen a language on this phone: it stays when somebody signs in. */
function hasChosen(): boolean {
  return document.cookie.includes(`${LANGUAGE_COOKIE}=`);
}

/** Shows the page in the member's language, if the site has it. Where its texts do not load the page stays as it is. */
async function speak(
  language: unknown,
  { language: current, languages }: SiteSlice,
  change: ChangeLanguage | undefined,
): Promise<void> {
  const known = languages.find(({ code }) => code === language);
  if (known && known.code !== current) await change?.(known.code).catch(() => undefined);
}

/** The member's password according to a call that succeeded; undefined if it was not about a password. */
function passwordIn(input: object, said: CallEffects["password"]): string | undefined {
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
    ...(answer.toUpline === false && { toUpline: false }),
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
