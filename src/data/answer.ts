import { answerOutlines, errorCodes } from "#gateway/answer-outlines.ts";
import type { CallName } from "#gateway/contract.ts";
import { isObject } from "#kernel/json.ts";
import { GatewayError, type FailureCode } from "./gateway-error.ts";

/** The light shape of an answer, from the generated outlines: enough to tell an answer from nonsense without a validator. */
export interface Expectation {
  readonly expects: "list" | "number" | "string" | "any" | readonly string[];
  /** Keys that every entry of a list has. */
  readonly each?: readonly string[];
}

/** What stands in the answer to a call; throws a GatewayError for a failure or for nonsense. */
export function answerOf(call: CallName, status: number, body: unknown): unknown {
  return readAnswer(status, body, answerOutlines[call]);
}

/** What stands in an answer's `value`; throws a GatewayError for a failure or for nonsense. */
export function readAnswer(status: number, body: unknown, expectation: Expectation): unknown {
  if (isObject(body) && isObject(body["error"]) && typeof body["error"]["code"] === "string") {
    const about = isObject(body["value"]) ? body["value"] : {};
    const { code } = body["error"];
    // A code that only this platform knows has no words of its own.
    throw new GatewayError(errorCodes.includes(code) ? (code as FailureCode) : "platform.failed", String(body["error"]["message"] ?? ""), about["captcha"] === true, typeof about["field"] === "string" ? about["field"] : undefined);
  }
  if (status >= 500) throw new GatewayError("platform.failed", `The platform answered ${status}`);
  if (status >= 400 || !isObject(body) || !looksRight(body["value"], expectation)) throw new GatewayError("nonsense", `The platform answered ${status} with something that is no answer`);
  return body["value"];
}

/** Whether a value has the outline that the contract promises. */
export function looksRight(value: unknown, { expects, each = [] }: Expectation): boolean {
  if (expects === "any") return value !== undefined;
  if (expects === "number" || expects === "string") return typeof value === expects;
  if (expects === "list") return Array.isArray(value) && value.every((entry) => each.length === 0 || hasAll(entry, each));
  return hasAll(value, expects);
}

function hasAll(value: unknown, keys: readonly string[]): boolean {
  return isObject(value) && keys.every((key) => value[key] !== undefined);
}
