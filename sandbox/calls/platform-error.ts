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
  "account.closed": 403,
  "account.holds": 409,
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
  "affiliate.own": 409,
  "affiliate.full": 409,
  "affiliate.main": 409,
  "recommender.invalid": 400,
  "rebate.high": 400,
  "rebate.low": 400,
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
  "payment.closed": 409,
  "payment.over": 409,
  "amount.low": 400,
  "amount.high": 400,
  "amount.limit": 409,
  "wallet.empty": 409,
  "upline.closed": 403,
  "amount.funds": 409,
  "withdrawal.needs": 409,
  "withdrawal.many": 409,
  "withdrawal.final": 409,
  "card.number": 400,
  "card.known": 409,
  "card.full": 409,
  "card.closed": 409,
  "payee.fixed": 409,
  "nickname.fixed": 409,
  "payee.mismatch": 409,
  "paymentPassword.missing": 409,
  "paymentPassword.set": 409,
  "paymentPassword.wrong": 400,
  "amount.playerLimit": 409,
  "player.paused": 403,
  "player.excluded": 403,
  "feedback.many": 429,
  "feedback.closed": 409,
  "rain.early": 409,
  "rain.over": 409,
  "rain.full": 409,
  "rain.taken": 409,
  "contract.closed": 403,
  "contract.over": 409,
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
