import { answerOutlines, errorCodes } from "#gateway/answer-outlines.ts";
import { knownOf } from "../known-calls.ts";
import { isObject } from "#kernel/json.ts";
import { GatewayError, type FailureCode } from "./gateway-error.ts";
import { recordForcedRedirect } from "./forced-redirect.ts";
import { recordLostSession } from "./lost-session.ts";
import { isOnce } from "./once.ts";
import type { CallRequest } from "./transport.ts";

/**
 * The outline of an answer, from the generated outlines: enough to tell an answer from nonsense without a validator.
 */
export interface Expectation {
  readonly expects?: "list" | "number" | "string" | "any" | readonly string[];
  /** It is a list, and these keys are required in every entry. */
  readonly each?: readonly string[];
}

/** Statuses of a gateway in front of the platform that got no answer from it. */
const NO_ANSWER: ReadonlySet<number> = new Set([502, 504]);

/**
 * The value of a call's answer; throws a GatewayError for a failure or for nonsense. Where a call must not be repeated,
 * anything but a refusal or the platform's own error leaves the outcome uncertain.
 */
export function answerOf(
  { call, input, token }: Pick<CallRequest, "call" | "input" | "token">,
  status: number,
  body: unknown,
): unknown {
  try {
    return readAnswer(status, body, knownOf(answerOutlines, call));
  } catch (failure) {
    recordLostSession(failure, token);
    recordForcedRedirect(failure);
    const refused = status >= 400 && status < 500;
    if (!isOnce({ call, input }) || refused || (isFailure(body) && !NO_ANSWER.has(status))) throw failure;
    throw new GatewayError("uncertain", String(failure));
  }
}

/** An answer's `value`; throws a GatewayError for a failure or for nonsense. */
export function readAnswer(status: number, body: unknown, expectation: Expectation): unknown {
  if (isFailure(body)) {
    const { code } = body["error"];
    throw new GatewayError(
      errorCodes.includes(code) ? (code as FailureCode) : status < 500 ? "unknown" : "platform.failed",
      String(body["error"]["message"] ?? ""),
      isObject(body["value"]) ? body["value"] : {},
    );
  }
  if (status >= 500) throw new GatewayError("platform.failed", `The platform answered ${status}`);
  if (status >= 400 || !isObject(body) || !matchesOutline(body["value"], expectation))
    throw new GatewayError("nonsense", `The platform answered ${status} with nonsense`);
  return body["value"];
}

/** Whether an answer is the platform's own error. */
function isFailure(body: unknown): body is { error: { code: string; message?: unknown }; value?: unknown } {
  return isObject(body) && isObject(body["error"]) && typeof body["error"]["code"] === "string";
}

/** Whether a value has the outline that the contract promises. */
export function matchesOutline(value: unknown, { expects, each }: Expectation): boolean {
  if (expects === "any") return value !== undefined;
  if (expects === "number" || expects === "string") return typeof value === expects;
  if (expects === "list" || !expects)
    return Array.isArray(value) && value.every((entry) => !each || hasAll(entry, each));
  return hasAll(value, expects);
}

function hasAll(value: unknown, keys: readonly string[]): boolean {
  return isObject(value) && keys.every((key) => value[key] !== undefined);
}
