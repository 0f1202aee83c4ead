import type { FailureValue } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { errorBehaviour } from "#gateway/error-behaviour.ts";

/** HTTP status of each error code. */
export const statusOf: Record<ErrorCode, number> = {
  "request.invalid": 400,
  "request.unknown": 404,
  "merchant.unknown": 404,
  "session.missing": 401,
  "session.expired": 401,
  "session.replaced": 401,
  "session.revoked": 401,
  "session.password.changed": 401,
  "credentials.wrong": 401,
  "account.disabled": 403,
  "member.only": 403,
  "agent.only": 403,
  "trial.rejected": 403,
  "encryption.invalid": 400,
  "captcha.wrong": 400,
  "code.wrong": 400,
  "code.expired": 400,
  "code.spent": 400,
  "field.invalid": 400,
  "name.taken": 409,
  "number.taken": 409,
  "affiliate.invalid": 400,
  "recommender.invalid": 400,
  "method.closed": 403,
  "password.wrong": 400,
  "password.common": 400,
  "modify.new.old.same": 400,
  "identity.wrong": 401,
  "passkey.wrong": 400,
  "passkey.unknown": 404,
  "passkey.expired": 400,
  "passkey.full": 409,
  "activity.closed": 409,
  "image.invalid": 400,
  "image.large": 400,
  "image.many": 400,
  "game.unknown": 404,
  "vendor.closed": 503,
  "rate.limited": 429,
  maintenance: 503,
  "region.restricted": 451,
  "address.blocked": 403,
  "platform.failed": 500,
};

/**
 * A call that the platform answers with a failure. The message is English, for developers; visitors see the text for
 * the code.
 */
export class PlatformError extends Error {
  readonly code: ErrorCode;
  readonly value: FailureValue | undefined;
  constructor(code: ErrorCode, message: string, value?: FailureValue) {
    super(message);
    const field = errorBehaviour[code]?.field;
    this.code = code;
    this.value = field === undefined ? value : { field, ...value };
  }
}
