import { errorCodes } from "#gateway/answer-outlines.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { errorBehaviour } from "#gateway/error-behaviour.ts";
import type { GatewayError } from "./gateway-error.ts";

/** What a failed call means for the values that were typed. */
export interface FailureBehaviour {
  /** Whether the platform refused; otherwise the answer was lost, and the typed values are still good. */
  refused: boolean;
  /** The parameter that the failure is about. */
  field: string | undefined;
  /** Parameters whose values must be cleared; undefined: the code does not say. */
  clears: readonly string[] | undefined;
}

/** The contract's behaviour for a failure's code; the field that the platform names takes precedence. */
export function behaviourOf({ code, field }: Pick<GatewayError, "code" | "field">): FailureBehaviour {
  if (code === "unknown") return { refused: true, field, clears: undefined };
  if (!errorCodes.includes(code)) return { refused: false, field: undefined, clears: undefined };
  const behaviour = errorBehaviour[code as ErrorCode];
  return { refused: true, field: field ?? behaviour?.field, clears: behaviour?.clears };
}
