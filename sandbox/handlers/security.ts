import { wordsIn } from "#gateway/languages.ts";
import type { SecurityState } from "#gateway/security.ts";
import { callerOf, realMemberOf, type Handler } from "../calls/call-context.ts";
import { cardsOf, maskedName } from "../cards/cards.ts";
import { fieldInvalid } from "../registration/field-rules.ts";
import { hashPassword } from "../security/passwords.ts";
import { checkPaymentPassword } from "../security/payment-password.ts";
import { questions } from "../security/questions.ts";

export const securityState: Handler<"securityState"> = async (context) => {
  const { database, input } = context;
  const account = callerOf(context);
  const { count } = await database
    .selectFrom("passkeys")
    .select((select) => select.fn.countAll().as("count"))
    .where("account_id", "=", account.id)
    .executeTakeFirstOrThrow();
  const question = questions[account.security_question ?? ""];
  const payeeName = account.profile["payeeName"];
  const state = {
    password: account.password_hash !== null,
    paymentPassword: account.payment_password_hash !== null,
    mobile: account.mobile === null ? null : `•••• ${account.mobile.slice(-3)}`,
    mobileProved: account.mobile_proved,
    email: account.email === null ? null : maskedEmail(account.email),
    emailProved: account.email_proved,
    payeeName: payeeName === undefined ? null : maskedName(payeeName),
    cards: (await cardsOf(database, account.id)).length,
    passkeys: Number(count),
    question: question ? wordsIn(question, input.language) : null,
  };
  return { ...scoreOf(state), ...state };
};

export const securityQuestions: Handler<"securityQuestions"> = async ({ input }) =>
  Object.entries(questions).map(([id, words]) => ({ id, text: wordsIn(words, input.language) }));

export const setSecurityQuestion: Handler<"setSecurityQuestion"> = async (context) => {
  const { database, clock, input } = context;
  const account = realMemberOf(context);
  if (!Object.hasOwn(questions, input.question)) throw fieldInvalid("question", "is none of securityQuestions");
  const answer = input.answer.toLowerCase().replaceAll(/\s+/g, "");
  if (answer.length < 2) throw fieldInvalid("answer", "has fewer than 2 characters");
  if (account.payment_password_hash !== null)
    await checkPaymentPassword(account, input.paymentPassword ?? "", { database, clock });
  await database
    .updateTable("accounts")
    .set({ security_question: input.question, security_answer_hash: await hashPassword(answer) })
    .where("id", "=", account.id)
    .execute();
  return { changed: true };
};

type Protection = Omit<SecurityState, "score" | "level">;

/** What protects an account, each with what it adds in percent: 100 in all. */
const worth: readonly (readonly [number, (state: Protection) => boolean])[] = [
  [20, ({ password, passkeys }) => password || passkeys > 0],
  [25, ({ paymentPassword }) => paymentPassword],
  [25, ({ mobileProved }) => mobileProved],
  [10, ({ emailProved }) => emailProved],
  [10, ({ question }) => question !== null],
  [10, ({ passkeys }) => passkeys > 0],
];

function scoreOf(state: Protection): Pick<SecurityState, "score" | "level"> {
  const score = worth.reduce((sum, [percent, isThere]) => (isThere(state) ? sum + percent : sum), 0);
  return { score, level: score < 50 ? "low" : score < 90 ? "medium" : "high" };
}

function maskedEmail(address: string): string {
  const [name = "", host = ""] = address.split("@");
  return `${name.slice(0, 1)}••••@${host}`;
}
