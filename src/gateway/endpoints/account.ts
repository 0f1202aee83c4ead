import { z } from "zod";
import { captchaAnswer, captchaId, countryDialingCode, openedSession } from "../account-fields.ts";
import { endpoint } from "../endpoint.ts";
import { memberType } from "../entities.ts";

export const login = endpoint({
  method: "POST", path: "/api/account/login", auth: "none", encrypted: true,
  description: "Sign in (account §2.5, §3, §7): with a name or a mobile number and the password, or (type \"sms\") with a mobile number as `username` and a code of purpose \"login\" as `password`. A failure answers `value.captcha` true once the platform wants a captcha; from then on a try without the right one is captcha.wrong. The same answer for a wrong name and a wrong password.",
  input: z.object({
    username: z.string().min(1).max(64), password: z.string().min(1).max(128), countryDialingCode,
    captcha: captchaAnswer, captchaId, type: z.enum(["username", "sms", "firebase"]),
  }),
  output: openedSession,
  errors: ["credentials.wrong", "code.wrong", "code.expired", "code.spent", "account.disabled", "captcha.wrong", "encryption.invalid", "member.only", "agent.only"],
});

export const logout = endpoint({
  method: "DELETE", path: "/api/account/session", auth: "session",
  description: "End the session of the token (account §4, §7). Ending an ended session succeeds.",
  input: z.object({}), output: z.object({ ended: z.literal(true) }), errors: [],
});

export const createTrialAccount = endpoint({
  method: "GET", path: "/api/account/trial-name", auth: "none",
  description: "Create a trial account under the trial merchant and return its name (account §7).",
  input: z.object({}), output: z.object({ trialName: z.string() }), errors: [],
});

export const testPlay = endpoint({
  method: "POST", path: "/api/account/test-play", auth: "none",
  description: "Sign in with a trial account under the trial merchant; the answer has a nonzero trial indicator (account §2.5, §7).",
  input: z.object({ trialName: z.string().min(1).max(64) }), output: openedSession, errors: ["credentials.wrong"],
});

export const memberInfo = endpoint({
  method: "GET", path: "/api/member/info", auth: "session",
  description: "Who is signed in (account §3). Fields beyond those named there are not shown.",
  input: z.object({}),
  output: z.object({ id: z.string(), account: z.string(), nickname: z.string().describe("Empty when the member has none."), regDate: z.iso.datetime(), type: memberType, toUpline: z.boolean().describe("Whether the member has an upline.") }),
  errors: ["session.missing", "session.expired"],
});
