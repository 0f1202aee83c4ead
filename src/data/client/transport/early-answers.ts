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

/** The answer to a call that the document has sent, once; undefined: it has not, or it failed. */
export async function takeEarlyAnswer(
  address: string,
  { token, merchantCode }: Pick<CallRequest, "token" | "merchantCode">,
): Promise<Response | undefined> {
  const early = globalThis.liveryEarly;
  if (early?.token !== token || early.merchantCode !== merchantCode || performance.now() > FRESH) return undefined;
  const answer = early.answers[address];
  delete early.answers[address];
  return answer?.catch(() => undefined);
}
