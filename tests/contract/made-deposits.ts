import { randomUUID } from "node:crypto";
import { settlePayment, type Outcome } from "../../sandbox/payments/payments.ts";
import { signed } from "../../sandbox/payments/signature.ts";
import { acme, type Caller, EN } from "../support/caller.ts";
import { imageFile } from "../support/images.ts";
import { PAYMENT_SECRET } from "../support/platform.ts";

/** What every request of a deposit says besides: where the member comes back to. */
export const returning = { backUrl: `https://${acme.hosts[0]}/m/payment`, ...EN } as const;

/** What a form requests a deposit with. */
export function someDeposit(method = "gcash", amount = "500.00") {
  return { method, amount, offer: "none", details: {}, idempotencyKey: randomUUID(), ...returning };
}

/** A deposit of a member, as a form requests it. */
export async function deposited(
  caller: Caller,
  token: string,
  method = "gcash",
  amount = "500.00",
  details: Record<string, string | File[]> = {},
  offer = "none",
) {
  const input = { ...someDeposit(method, amount), offer, details };
  return caller.value("createDeposit", input, { token });
}

/** Lets the provider settle the payment of a deposit; returns the notices that it has for the platform. */
export async function settled(caller: Caller, id: string, outcome: Outcome["outcome"]): Promise<string[]> {
  const { database, clock } = caller.platform;
  const { reference } = await database
    .selectFrom("payments")
    .select("reference")
    .where("deposit_id", "=", id)
    .executeTakeFirstOrThrow();
  await settlePayment(database, reference, { outcome }, clock);
  const notices = database.selectFrom("payment_notices").select("body").where("reference", "=", reference);
  return (await notices.execute()).map(({ body }) => body);
}

/** The same, and delivers them. */
export async function pay(caller: Caller, id: string, outcome: Outcome["outcome"] = "paid"): Promise<void> {
  for (const body of await settled(caller, id, outcome)) await notify(caller, body);
}

/** Sends a signed notice to the platform. */
export function notify(
  { platform: { url, clock } }: Caller,
  body: string,
  headers = signed(PAYMENT_SECRET, body, clock.now()),
): Promise<Response> {
  return fetch(`${url}/sandbox/payment-notices`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
}

/** What a manual transfer asks for. */
export const transferred = { payer: "Ana", slip: [imageFile("png", "slip.png")] };
