import { z } from "zod";
import {
  captchaAnswer,
  captchaId,
  countryDialingCode,
  idToken,
  mobileNum,
  openedSession,
  password,
  verificationCode,
} from "../account-fields.ts";
import { endpoint } from "../endpoint.ts";
import { headIcon as icon, iconId, member } from "../member-entities.ts";

const name = z.string().min(1).max(64);
const firebaseChannel = z.enum(["sms", "google", "facebook"]);

export const login = endpoint({
  method: "POST",
  path: "/api/account/login",
  auth: "none",
  encrypted: true,
  device: true,
  idempotent: { type: ["username"] },
  session: "opens",
  password: { input: "password", when: { type: "username" } },
  ways: {
    by: "type",
    of: {
      username: { username: name, password },
      sms: { username: mobileNum, password: verificationCode },
      firebase: { firebaseChannel, firebaseIdToken: idToken },
    },
  },
  takesCode: { parameter: "password", purpose: "login" },
  description:
    'Sign in (account §2.5, §3, §7): with a name or a mobile number and the password, or (type "sms") with a mobile number as `username` and a code of purpose "login" as `password`. A failure answers `value.captcha` true once the platform requires a captcha; from then on an attempt without the right one is captcha.wrong. The same answer for a wrong name and a wrong password. A code proves the number for the account that has it; the first time, a day after the registration or from elsewhere, every other way into the account ends. With type "firebase" the id token of the phone-auth provider is the proof, once: of a number (channel "sms") for the account that has it, of a person at Google or Facebook (these channels are ours) for the account that is linked to them, which is made at their first visit where the merchant registers people.',
  input: z.object({
    username: name.optional(),
    password: z.string().min(1).max(128).optional(),
    countryDialingCode,
    captcha: captchaAnswer,
    captchaId,
    type: z
      .enum(["username", "sms", "firebase"])
      .describe(
        "What the proof is: `username` and `sms` need username and password, `firebase` needs firebaseChannel and firebaseIdToken; without them the answer is request.invalid.",
      ),
    side: z
      .enum(["member", "agent"])
      .optional()
      .describe(
        "agent: on the agents' side, where any other account is agent.only (account §6). Absent: as a member, where the merchant's staff is member.only. Ours: the specification does not show how the two differ.",
      ),
    firebaseChannel: firebaseChannel.optional(),
    firebaseIdToken: idToken.optional(),
    firebaseMobileNo: mobileNum.optional().describe("The number that the id token must prove; any other is refused."),
  }),
  output: openedSession,
  errors: [
    "credentials.wrong",
    "code.wrong",
    "code.expired",
    "code.spent",
    "account.disabled",
    "account.closed",
    "captcha.wrong",
    "encryption.invalid",
    "member.only",
    "agent.only",
    "identity.wrong",
    "method.closed",
  ],
});

export const logout = endpoint({
  method: "DELETE",
  path: "/api/account/session",
  auth: "session",
  session: "ends",
  description: "End the session of the token (account §4, §7). Ending an ended session succeeds.",
  input: z.object({}),
  output: z.object({ ended: z.literal(true) }),
  errors: [],
});

export const createTrialAccount = endpoint({
  method: "GET",
  path: "/api/account/trial-name",
  auth: "none",
  description: "Create a trial account under the trial merchant and return its name (account §7).",
  input: z.object({}),
  output: z.object({ trialName: z.string() }),
  errors: [],
});

export const testPlay = endpoint({
  method: "POST",
  path: "/api/account/test-play",
  auth: "none",
  idempotent: true,
  session: "opens",
  description:
    "Sign in by its name with a trial account of createTrialAccount, under the trial merchant; one that has a password is credentials.wrong. The answer has a nonzero trial indicator (account §2.5, §7).",
  input: z.object({ trialName: z.string().min(1).max(64) }),
  output: openedSession,
  errors: ["credentials.wrong"],
});

export const memberInfo = endpoint({
  method: "GET",
  path: "/api/member/info",
  auth: "session",
  description: "The signed-in member (account §3). Fields other than those named there are not shown.",
  input: z.object({}),
  output: member,
  errors: ["session.missing", "session.expired"],
});

export const headIcon = endpoint({
  method: "GET",
  path: "/api/member/head-icon",
  auth: "session",
  description:
    "The pictures that the member can choose from, in display order (account §7). A member who has chosen none has one of them by default, and keeps it.",
  input: z.object({}),
  output: z.array(icon),
  errors: ["session.missing", "session.expired"],
});

export const setHeadIcon = endpoint({
  method: "POST",
  path: "/api/member/head-icon",
  auth: "session",
  form: true,
  idempotent: true,
  changes: ["memberInfo", "headIcon"],
  description: "Choose the member's picture (account §7). An id that is not among those of headIcon is field.invalid.",
  input: z.object({ icon: iconId }),
  output: z.object({ icon: iconId }),
  errors: ["session.missing", "session.expired", "field.invalid"],
});
