import { errorCodes } from "#gateway/answer-outlines.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { errorBehaviour } from "#gateway/error-behaviour.ts";
import type { GatewayError } from "./gateway-error.ts";

/** What a failed call means for what was typed. */
export interface FailureBehaviour {
  /**
   * Whether the platform said no; otherwise the answer was lost on the way, and nothing that was typed is of less use
   * for it.
   */
  refused: boolean;
  /** The parameter that the failure is about. */
  field: string | undefined;
  /** Parameters whose values are of no use any more; undefined: the code does not say. */
  clears: readonly string[] | undefined;
}

/** What the contract says about a failure's code; the platform's own word about the field goes before. */
export function behaviourOf({ code, field }: Pick<GatewayError, "code" | "field">): FailureBehaviour {
  if (!errorCodes.includes(code)) return { refused: false, field: undefined, clears: undefined };
  const behaviour = errorBehaviour[code as ErrorCode];
  return { refused: true, field: field ?? behaviour?.field, clears: behaviour?.clears };
}
