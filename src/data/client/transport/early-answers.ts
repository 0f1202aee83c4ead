import type { CallRequest } from "./transport.ts";

/** The calls of a member's page that its document sent before the page's code had come. */
export interface EarlyCalls {
  token: string;
  merchantCode: string;
  /** What was answered, by address. */
  answers: Record<string, Promise<Response>>;
}

declare global {
  var liveryEarly: EarlyCalls | undefined;
}

/** Milliseconds after the start of a page for which these answers are new enough. */
const FRESH = 15_000;

/** The document sends nothing any more: what it were answered would be taken for the answer to a later call. */
const NONE: EarlyCalls = { token: "", merchantCode: "", answers: {} };

/** What was answered until now may be changed by what is sent now. */
export function forgetEarlyAnswers(): undefined {
  globalThis.liveryEarly = NONE;
}

/** The answer to a call that the document has sent, once; undefined: it has not, or it failed. */
export async function takeEarlyAnswer(
  address: string,
  { token, merchantCode }: Pick<CallRequest, "token" | "merchantCode">,
): Promise<Response | undefined> {
  const early = (globalThis.liveryEarly ??= NONE);
  if (early.token !== token || early.merchantCode !== merchantCode || performance.now() > FRESH) return undefined;
  const answer = early.answers[address];
  delete early.answers[address];
  return answer?.catch(() => undefined);
}
