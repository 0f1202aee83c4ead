import type { Endpoint } from "./endpoint.ts";

/** On what a call depends: what is known of it before it is sent. */
export interface CallNeeds extends Pick<Endpoint, "auth"> {
  /** It takes the visitor's language. */
  language?: true;
  /** It answers pages. */
  paged?: true;
  /** The parameter that takes its idempotency key. */
  key?: string;
}

/** Where a call goes, and in which form. */
export interface CallWire extends Pick<Endpoint, "path"> {
  /** Absent: GET, as nearly all are. */
  method?: Endpoint["method"];
  encrypted?: true;
  form?: true;
  multipart?: true;
  device?: true;
  /** It must not be repeated if it is unknown whether it arrived. */
  once?: true;
  /** With one of these values of a parameter it may still be repeated. */
  repeatable?: Readonly<Record<string, readonly string[]>>;
  /** What a parameter is when the caller leaves it out (sent-input.ts). */
  defaults?: Readonly<Record<string, unknown>>;
}

/** The shape of a call's answer. */
export interface CallOutline {
  /** "list" (then `each` names the keys every entry has), "number", "string", or the keys that the object has. */
  expects: "list" | "number" | "string" | readonly string[];
  each?: readonly string[];
}

/** What a successful call changes, and what is known of that as soon as it is sent. */
export type CallEffects = Pick<
  Endpoint,
  "session" | "password" | "changes" | "seeds" | "presumes" | "forgets" | "speaks"
>;

/** All that the site knows of a call, without a validator. */
export interface CallFacts extends CallNeeds, CallWire, CallOutline, CallEffects {}
