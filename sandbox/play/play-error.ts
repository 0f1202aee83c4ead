/** A demo game's failures with their HTTP status. The texts are in words.ts. */
export const playErrors = {
  "ticket.unknown": 401,
  "stake.wrong": 400,
  "bet.wrong": 400,
  "funds.missing": 409,
  "picks.wrong": 400,
  "draw.closed": 409,
  "key.reused": 409,
  "player.paused": 403,
  "request.wrong": 400,
  "request.unknown": 404,
  failed: 500,
} as const;
export type PlayErrorCode = keyof typeof playErrors;

export class PlayError extends Error {
  readonly code: PlayErrorCode;
  constructor(code: PlayErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
