import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds by which the time of a signed body may differ from the clock of who reads it. */
const TOLERANCE = 300;

/** The headers of a signed notice. */
export const signatureHeaders = { time: "payment-time", signature: "payment-signature" } as const;

/** Signs a body together with a time, so that it cannot be sent again later. */
export function signed(secret: string, body: string, now: Date): Record<string, string> {
  const time = String(Math.floor(now.getTime() / 1000));
  return { [signatureHeaders.time]: time, [signatureHeaders.signature]: signatureOf(secret, time, body) };
}

/** Why a signature is refused; undefined: it is right. */
export function signatureProblem(
  secret: string,
  { time, signature, body }: { time: string; signature: string; body: string },
  now: Date,
): string | undefined {
  if (!/^\d{1,12}$/.test(time)) return "the time of the signature is missing";
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE)
    return `the signature is from ${new Date(Number(time) * 1000).toISOString()}, more than ${TOLERANCE} s from now`;
  return isSame(signatureOf(secret, time, body), signature) ? undefined : "the signature does not fit the body";
}

function signatureOf(secret: string, time: string, body: string): string {
  return createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
