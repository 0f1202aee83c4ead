import type { z } from "zod";

/** Stable error codes of the platform. Their texts for visitors have the key `error.<code>`. */
export const errorCodes = [
  "request.invalid",
  "request.unknown",
  "merchant.unknown",
  "session.missing",
  "session.expired",
  "session.replaced",
  "session.revoked",
  "session.password.changed",
  "credentials.wrong",
  "account.disabled",
  "account.closed",
  "account.holds",
  "member.only",
  "agent.only",
  "trial.rejected",
  "encryption.invalid",
  "captcha.wrong",
  "code.wrong",
  "code.expired",
  "code.spent",
  "field.invalid",
  "name.taken",
  "number.taken",
  "affiliate.invalid",
  "affiliate.own",
  "affiliate.full",
  "affiliate.main",
  "recommender.invalid",
  "rebate.high",
  "rebate.low",
  "method.closed",
  "password.wrong",
  "password.common",
  "modify.new.old.same",
  "identity.wrong",
  "passkey.wrong",
  "passkey.unknown",
  "passkey.expired",
  "passkey.full",
  "activity.closed",
  "payment.closed",
  "payment.over",
  "amount.low",
  "amount.high",
  "amount.limit",
  "wallet.empty",
  "upline.closed",
  "amount.funds",
  "withdrawal.needs",
  "withdrawal.many",
  "withdrawal.final",
  "card.number",
  "card.known",
  "card.full",
  "card.closed",
  "payee.fixed",
  "nickname.fixed",
  "payee.mismatch",
  "paymentPassword.missing",
  "paymentPassword.set",
  "paymentPassword.wrong",
  "amount.playerLimit",
  "player.paused",
  "player.excluded",
  "feedback.many",
  "feedback.closed",
  "rain.early",
  "rain.over",
  "rain.full",
  "rain.taken",
  "contract.closed",
  "contract.over",
  "image.invalid",
  "image.large",
  "image.many",
  "game.unknown",
  "vendor.closed",
  "rate.limited",
  "maintenance",
  "region.restricted",
  "address.blocked",
  "platform.failed",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/**
 * Why a session is over: expired, the member signed in elsewhere where a merchant allows one session, revoked from
 * another session, or the password was changed.
 */
export const sessionEndCodes = [
  "session.expired",
  "session.replaced",
  "session.revoked",
  "session.password.changed",
] as const satisfies readonly ErrorCode[];

/**
 * Every code that a call may return in addition to the common ones. A session that can expire can also end in every
 * other way.
 */
export function failuresOf({ errors }: Pick<Endpoint, "errors">): readonly ErrorCode[] {
  return errors.includes("session.expired") ? [...new Set([...errors, ...sessionEndCodes])] : errors;
}

type Parameter<I extends z.ZodObject> = Extract<keyof z.input<I>, string>;

/** A call of the contract between the site and a merchant's platform. */
export interface Endpoint<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /**
   * Path below the platform's base URL. Input is sent in the query for GET and DELETE, otherwise in the body: as JSON,
   * unless `encrypted`, `form` or `multipart` says otherwise.
   */
  path: `/api/${string}`;
  /** What the call does, for implementers, with the section of the specification and our choices where it is silent. */
  description: string;
  /** `session`: requires a token. `optional`: the answer depends on one. `none`: ignores it. */
  auth: "none" | "optional" | "session";
  /**
   * Whether the body is a JWE (header `Encryption: JWE`), encrypted with the key in the start-up configuration and good
   * once, by the time and nonce in its protected header.
   */
  encrypted?: boolean;
  /** Whether the body is form-encoded rather than JSON. */
  form?: boolean;
  /**
   * Whether the body is multipart/form-data, because it includes files: one part for each field or file, under its name
   * in the input; files with the same name are a list. A line break, which such a body has as two characters, is one
   * character of the input, as everywhere.
   */
  multipart?: boolean;
  /** Maximum size in bytes of a body that the platform must accept; absent: 64 KB. */
  bodyBytes?: number;
  /** Whether the call sends the header `Device: OTHERS` from an installed web app (account §7). */
  device?: boolean;
  /**
   * Whether a POST or PUT is idempotent; where only some inputs are, a parameter and its values for which it is:
   * `{ type: ["username"] }`. GET and DELETE always are, and so is a call with an idempotency key. After a lost answer,
   * visitors are not asked to send any other call again (account §8).
   */
  idempotent?: boolean | Readonly<Record<string, readonly string[]>>;
  /** What the call is about, if an action of a brand may refetch it by this name. */
  topic?: "wallet" | "unread" | "announcements";
  /** What the answered number counts, where a tab of a brand may show it by this name. */
  counts?: "unclaimedPromotions" | "unreadAgentNotices" | "unreadMessages";
  /** Calls whose answers are stale after this one has succeeded: the site refetches them. */
  changes?: readonly string[];
  /** The call that answers the same about the id in this one's answer: what is shown next need not ask for it. */
  seeds?: string;
  /**
   * What is known of answers that this call changes as soon as it is sent: fields of the entry whose id it sends, or by
   * how much a number changes. Shown at once; refetched when the call fails.
   */
  presumes?: Readonly<Record<string, number | Readonly<Record<string, string | number | boolean>>>>;
  /** `opens`: the answer is a session, and signs the visitor in. `ends`: the call signs the visitor out. */
  session?: "opens" | "ends";
  /**
   * The input that is the member's password after the call has succeeded. `when`: only if these parameters have these
   * values.
   */
  password?: { input: string; when?: Readonly<Record<string, string>> };
  /** The input with the language that the member has chosen: after the call has succeeded the page is in it. */
  speaks?: Parameter<I>;
  /** Whether it is for somebody who has forgotten their password: it sets another one, or sends a temporary one. */
  recovers?: "password";
  /**
   * The input that is the member's password until the call succeeds. Not everybody has one, so that it may be left out;
   * the site need not ask for it while it knows it.
   */
  oldPassword?: Parameter<I>;
  /** Inputs that are another one a second time, so that a slip is noticed. */
  repeats?: Readonly<Partial<Record<Parameter<I>, Parameter<I>>>>;
  /** The input with the id of a credential that this phone need not offer any more after the call has succeeded. */
  forgets?: Parameter<I>;
  /**
   * Of a call that lists one level of a tree. `parent`: the input that takes the key of the opened entry; `key`: the
   * field that it takes; `path`: the call that lists the way to that entry, with the same input; `count`: the field
   * with how many entries are below; `search`: the input that finds entries on every level below; `between`: the field
   * that says between whom each of them is.
   */
  tree?: {
    parent: Parameter<I>;
    key: string;
    path: string;
    count?: string;
    search?: Extract<keyof z.input<I>, string>;
    between?: string;
  };
  /** Inputs that the member has to type again into another call: a new name or password, to sign in. */
  typedAgain?: Readonly<Partial<Record<Parameter<I>, { call: string; parameter: string }>>>;
  /** The input that may be a code sent by SMS, and the `purpose` with which it must have been asked for. */
  takesCode?: { parameter: Parameter<I>; purpose: string };
  /**
   * The input that is the idempotency key: an unguessable name of this request. The site sends it by itself, the same
   * until what is typed changes or the platform has answered, which a refusal is, too.
   */
  idempotencyKey?: Parameter<I>;
  /**
   * Whether it moves money: pays it in or out, transfers it, or takes back what was asked for. An action of a brand asks
   * before it makes such a call. `received`: the member only receives what is theirs already, such as a reward, and one
   * tap is enough.
   */
  movesMoney?: true | "received";
  /** Seconds for which caches may reuse a public answer; absent: never. */
  cacheSeconds?: number;
  input: I;
  /**
   * Optional parameters that a form of this call must have all the same: other ways of the same call do without them,
   * or the law requires them. A list of lists is a choice: a form has all parameters of one of them, for everybody.
   */
  neededOfForms?: readonly (Parameter<I> | readonly (readonly Parameter<I>[])[])[];
  /**
   * The ways in which the call is made, by the value of one parameter: what each of them needs besides, and what the call
   * takes as that then.
   */
  ways?: {
    by: Parameter<I>;
    of: Readonly<Record<string, Readonly<Partial<Record<Parameter<I>, z.ZodType>>>>>;
  };
  /** The type of `value` in the answer `{ "value": … }`. */
  output: O;
  /**
   * Error codes in addition to the common ones (request.invalid, merchant.unknown, rate.limited, maintenance,
   * address.blocked, platform.failed). session.expired implies the other ends of a session: see failuresOf.
   */
  errors: readonly ErrorCode[];
}

/** Whether a call only answers: a page may make it as often as it likes, without anyone asking for it. */
export function onlyAnswers({ changes, session, movesMoney, password }: Endpoint): boolean {
  return [changes, session, movesMoney, password].every((effect) => effect === undefined);
}

/** Declares a call. It only gives the type checker the exact types. */
export function endpoint<const I extends z.ZodObject, const O extends z.ZodType>(
  declaration: Endpoint<I, O>,
): Endpoint<I, O> {
  return declaration;
}
