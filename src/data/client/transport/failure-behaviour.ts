import { errorCodes } from "#gateway/answer-outlines.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { errorBehaviour } from "#gateway/error-behaviour.ts";
import type { GatewayError } from "./gateway-error.ts";

/** What a failed call means for the values that were typed. */
export interface FailureBehaviour {
  /** Whether the platform refused; otherwise it is unknown whether the call was done, and the typed values are still good. */
  refused: boolean;
  /** The parameter that the failure is about. */
  field: string | undefined;
  /** Parameters whose values must be cleared; undefined: the code does not say. */
  clears: readonly string[] | undefined;
}

/** Codes that do not say whether the call was done. A body that has been used arrived before: the host sends some again. */
const undecided: readonly string[] = ["encryption.invalid", "platform.failed"] satisfies ErrorCode[];

/** The contract's behaviour for a failure's code; the field that the platform names takes precedence. */
export function behaviourOf({ code, about }: Pick<GatewayError, "code" | "about">): FailureBehaviour {
  const { field, clears } = errorBehaviour[code as ErrorCode] ?? {};
  return {
    refused: code === "unknown" || (!undecided.includes(code) && errorCodes.includes(code)),
    field: typeof about["field"] === "string" ? about["field"] : field,
    clears,
  };
}
