import type { z } from "zod";
import type * as entities from "./entities.ts";

/** Stable error codes of the platform. The text a person reads is the text key `error.<code>`. */
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
  "recommender.invalid",
  "method.closed",
  "password.wrong",
  "modify.new.old.same",
  "identity.wrong",
  "passkey.wrong",
  "passkey.unknown",
  "passkey.expired",
  "passkey.full",
  "activity.closed",
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
 * Why a session is over: too long unused, the member signed in elsewhere where a merchant allows one session, ended it
 * from another one, or changed the password.
 */
export const sessionEndCodes = [
  "session.expired",
  "session.replaced",
  "session.revoked",
  "session.password.changed",
] as const satisfies readonly ErrorCode[];

/**
 * Every code that a call may answer, beyond those that every call can. A session that can expire can end in every other
 * way, too.
 */
export function failuresOf({ errors }: Pick<Endpoint, "errors">): readonly ErrorCode[] {
  return errors.includes("session.expired") ? [...new Set([...errors, ...sessionEndCodes])] : errors;
}

/** A call of the contract between the site and a merchant's platform. */
export interface Endpoint<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /**
   * Path below the platform's base URL. Input travels in the query for GET and DELETE, in a body otherwise: JSON,
   * unless `encrypted`, `form` or `multipart` says another.
   */
  path: `/api/${string}`;
  /**
   * What it does, for whoever implements it, with the section of the specification and what we chose where it is
   * silent.
   */
  description: string;
  /** `session`: needs a token. `optional`: answers differ with one. `none`: never looks at it. */
  auth: "none" | "optional" | "session";
  /** Whether the body is a JWE (header `Encryption: JWE`), encrypted for the key of the start-up configuration. */
  encrypted?: boolean;
  /** Whether the body is form-encoded rather than JSON. */
  form?: boolean;
  /**
   * Whether the body is multipart/form-data, because files go with it: a field or a file a part, under its name in the
   * input; files of one name are a list.
   */
  multipart?: boolean;
  /** Bytes of the largest body that must be taken; absent: 64 KB. */
  bodyBytes?: number;
  /** Whether the call tells, by the header `Device: OTHERS`, that it comes from an installed web app (account §7). */
  device?: boolean;
  /**
   * Whether a POST or PUT sent twice does what it does sent once; where only some inputs do, by a parameter and its
   * values that do: `{ type: ["username"] }`. GET and DELETE always do, and so does a call with an idempotency key.
   * After a lost answer nobody is told to send another call again (account §8).
   */
  idempotent?: boolean | Readonly<Record<string, readonly string[]>>;
  /**
   * Which input is the idempotency key: a name of this one request that nobody can guess. The site sends it by itself,
   * the same until what it sends changes or the platform has done it.
   */
  idempotencyKey?: Extract<keyof z.input<I>, string>;
  /**
   * The entity that the answer lists, where it is a list or a page with a list in `content`: the widgets' sources are
   * checked against it.
   */
  lists?: keyof typeof entities;
  /** Seconds a public answer may be reused by caches; absent: never. */
  cacheSeconds?: number;
  input: I;
  /** What stands in `value` of the answer `{ "value": … }`. */
  output: O;
  /**
   * Error codes beyond those every call can answer (request.invalid, merchant.unknown, rate.limited, maintenance,
   * address.blocked, platform.failed). With session.expired go the other ends of a session: see failuresOf.
   */
  errors: readonly ErrorCode[];
}

/** Declares a call. It only gives the compiler the exact types. */
export function endpoint<const I extends z.ZodObject, const O extends z.ZodType>(
  declaration: Endpoint<I, O>,
): Endpoint<I, O> {
  return declaration;
}
