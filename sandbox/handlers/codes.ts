import type { CallContext, Handler } from "../calls/call-context.ts";
import { post } from "../outbox/outbox.ts";
import { neededMobileNumber } from "../registration/mobile-number.ts";
import { drawCaptcha } from "../security/captcha-picture.ts";
import { TASK_DIGITS, taskOf } from "../security/captcha-task.ts";
import { captchaRefusal, makeCaptcha } from "../security/captchas.ts";
import { codeRefusal, makeCode } from "../security/codes.ts";
import { countAttempt, isFreeCode } from "../security/limits.ts";
import { findAccountByMobile } from "./accounts.ts";

const CODE_MINUTES = 2;
const purposes = {
  login: "signing in",
  register: "registering",
  verification: "confirming your number",
  reset: "setting a new password",
  payment: "setting another payment password",
} as const;

export const captcha: Handler<"captcha"> = async (context) =>
  (await drawCaptcha(await newAnswer(context))).toString("base64");

export const captchaTask: Handler<"captchaTask"> = async (context) => taskOf(await newAnswer(context, TASK_DIGITS));

async function newAnswer(context: CallContext<"captcha" | "captchaTask">, digits?: number): Promise<string> {
  const { input, merchant, address, database, clock } = context;
  const merchantCode = merchant.codeInCall;
  const now = clock.now();
  await countAttempt(database, merchantCode, "captchaOfAddress", address, now);
  const answer = await makeCaptcha(database, { merchantCode, captchaId: input.captchaId, address }, now, digits);
  await post(context, {
    merchant_code: merchantCode,
    channel: "captcha",
    recipient: input.captchaId ?? address,
    purpose: "captcha",
    text: `The captcha shows ${answer}.`,
    secret: answer,
  });
  return answer;
}

export const smsCode: Handler<"smsCode"> = async (context) => {
  const { input, merchant, address, database, clock } = context;
  const now = clock.now();
  const number = neededMobileNumber(
    { number: input.mobileNum ?? input.mobileNo ?? "", countryDialingCode: input.countryDialingCode },
    merchant,
  );
  await countAttempt(database, merchant.code, "codeOfAddress", address, now);
  await refuseWithoutCaptcha(context);
  for (const kind of ["codeOfNumber", "codeOfNumberInADay"] as const)
    await countAttempt(database, merchant.code, kind, number, now);
  const expiredMinutes = merchant.state.codeMinutes ?? CODE_MINUTES;
  const code = await makeCode(
    database,
    { merchantCode: merchant.code, number, purpose: input.purpose },
    expiredMinutes,
    now,
  );
  // A code is created even if it is not sent, so that no later answer reveals whether the number has an account.
  if (await hasUse(context, number)) {
    const text = `${merchant.name}: ${code} is your code for ${purposes[input.purpose]}. It is good for ${expiredMinutes} minutes. Give it to nobody.${lastLine(context, code)}`;
    await post(context, {
      merchant_code: merchant.code,
      channel: "sms",
      recipient: number,
      purpose: input.purpose,
      text,
      secret: code,
    });
  }
  return { expiredMinutes };
};

export const verification: Handler<"verification"> = async ({ input, merchant, address, database, clock }) => {
  const number = neededMobileNumber(
    { number: input.mobileNum, countryDialingCode: input.countryDialingCode },
    merchant,
  );
  await countAttempt(database, merchant.code, "guessOfAddress", address, clock.now());
  const refusal = await codeRefusal(
    database,
    { merchantCode: merchant.code, number, purpose: input.purpose },
    input.verificationCode,
    clock.now(),
  );
  if (refusal) throw refusal;
  return { success: true };
};

/** Messages cost money and reach strangers: a client pays for all but the first with a captcha each. */
async function refuseWithoutCaptcha({ input, merchant, address, database, clock }: CallContext<"smsCode">) {
  if (await isFreeCode(database, merchant.code, address, clock.now())) return;
  const holder = { merchantCode: merchant.codeInCall, captchaId: input.captchaId, address };
  const refusal = await captchaRefusal(database, holder, input.captcha, clock.now());
  if (refusal) throw refusal;
}

/** This line lets a phone fill in the code automatically, only on a page of this host (WebOTP). */
function lastLine({ siteHost, merchant }: CallContext<"smsCode">, code: string): string {
  return siteHost !== undefined && merchant.hosts.includes(siteHost) ? `\n@${siteHost} #${code}` : "";
}

/** Signing in and setting a new password need an account. */
async function hasUse({ input, merchant, database }: CallContext<"smsCode">, number: string): Promise<boolean> {
  if (input.purpose === "register" || input.purpose === "verification") return true;
  return (await findAccountByMobile(database, merchant.code, number)) !== undefined;
}
