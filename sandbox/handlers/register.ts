import type { CallContext, Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { enrol, type Enrolled } from "../registration/enrol.ts";
import { affiliateOf } from "../registration/referrers.ts";
import { fieldRulesOf } from "../registration/rule-sets.ts";
import { registerSettingsOf } from "../registration/settings.ts";
import { registrationRequest, type RegistrationRequest } from "../registration/registration-request.ts";
import { wrongIdentity, type ProvedIdentity } from "../security/id-tokens.ts";
import { countAttempt } from "../security/limits.ts";
import { hashPassword, passwordFits } from "../security/passwords.ts";
import { provedIdentity } from "./identity-sign-in.ts";
import { signedIn } from "./session-answer.ts";

export const registerSettings: Handler<"registerSettings"> = async ({ merchant }) => registerSettingsOf(merchant);

export const fieldRules: Handler<"fieldRules"> = async ({ merchant }) => fieldRulesOf(merchant);

export const register: Handler<"register"> = async (context) => {
  const { input, merchant, database, clock } = context;
  if (merchant.codeInCall !== merchant.code)
    throw new PlatformError("method.closed", "Nobody registers under the trial merchant: use the merchant's own code");
  const settings = registerSettingsOf(merchant);
  const request = registrationRequest(input, settings, merchant);
  await countAttempt(database, merchant.code, "registrationOfAddress", context.address, clock.now());
  const identity = await identityOf(context, request);
  const outcome = await enrol({ ...context, identity }, request, settings, {
    password: await hashed(request.password),
    paymentPassword: await hashed(request.paymentPassword),
  });
  if (outcome instanceof PlatformError) throw outcome;
  if (outcome.repeated) await refuseOtherPerson(outcome, request);
  return signedIn(context, { ...outcome.account, last_login_at: null });
};

/** What an id token proves instead of a code: the number of this registration, or the registration is refused. */
async function identityOf(
  context: CallContext<"register">,
  request: RegistrationRequest,
): Promise<ProvedIdentity | undefined> {
  const { firebaseIdToken } = context.input;
  if (firebaseIdToken === undefined) return undefined;
  const identity = await provedIdentity(context, firebaseIdToken);
  if (request.mobile === undefined || identity.mobile !== request.mobile)
    throw wrongIdentity("The id token proves another number than mobileNum");
  return identity;
}

export const affiliateCheck: Handler<"affiliateCheck"> = async ({
  input,
  merchant,
  address,
  database,
  clock,
}: CallContext<"affiliateCheck">) => {
  await countAttempt(database, merchant.code, "affiliateOfAddress", address, clock.now());
  return { success: (await affiliateOf(database, merchant.code, input.code, input.domain)) !== undefined };
};

async function hashed(password: string | undefined): Promise<string | null> {
  return password === undefined ? null : hashPassword(password);
}

/** The key alone proves nothing: a repeated registration must have the same name, number and password. */
async function refuseOtherPerson({ account }: Enrolled, request: RegistrationRequest): Promise<void> {
  const isSame =
    (request.username === undefined || request.username.toLowerCase() === account.username.toLowerCase()) &&
    (request.mobile ?? null) === account.mobile;
  const knowsPassword =
    request.password === undefined
      ? account.password_hash === null
      : await passwordFits(request.password, account.password_hash);
  if (!isSame || !knowsPassword)
    throw new PlatformError(
      "request.invalid",
      "The idempotency key belongs to another registration: make up a new one for each",
    );
}
