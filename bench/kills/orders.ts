import { randomUUID } from "node:crypto";
import type { CalledPlatform, Caller } from "../../tests/support/caller.ts";
import { returning } from "../../tests/contract/made-deposits.ts";
import { withCardOnly, withdraw } from "../../tests/contract/withdrawal-calls.ts";

export type Member = Awaited<ReturnType<typeof withCardOnly>>;

/** What a member wants once: each try has the same key. */
export interface Order {
  kind: "deposit" | "withdrawal";
  member: Member;
  key: string;
  amount: string;
  /** The way of a deposit, and how the member answers on the provider's page; null: not at all. */
  way: "qrph" | "card";
  choice: "paid" | "twice" | null;
  /** The ids that answers named it by: one, or the platform has lost or doubled what it acknowledged. */
  ids: Set<string>;
  /** Whether the provider has acknowledged the payment. */
  isPaid: boolean;
}

/** What a new member has at first, and does not have to play. */
export const OPENING = "2000.00";
const DEPOSITS = 8;
/** Of which the last has a fee. Each that a kill cuts off counts as a try of the payment password, and five are allowed. */
const WITHDRAWALS = 3;
/** Of so many deposits one is never paid. */
const UNPAID_EVERY = 7;

/** A new member, who has nothing yet. */
export function newMember(caller: Caller<CalledPlatform>): Promise<Member> {
  return withCardOnly(caller);
}

/** A member's deposits and withdrawals, without and with fees. */
export function ordersOf(member: Member): Order[] {
  const order = (kind: Order["kind"], place: number, amount: string): Order => ({
    kind,
    member,
    key: randomUUID(),
    amount,
    way: place % 2 === 0 ? "qrph" : "card",
    choice: place % UNPAID_EVERY === UNPAID_EVERY - 1 ? null : place % 3 === 0 ? "twice" : "paid",
    ids: new Set(),
    isPaid: false,
  });
  return [
    ...Array.from({ length: DEPOSITS }, (_, place) => order("deposit", place, "250.00")),
    ...Array.from({ length: WITHDRAWALS }, (_, place) => order("withdrawal", place, "150.00")),
  ];
}

/** Tries what is not done yet of an order. Throws where no answer comes. */
export async function attempt(caller: Caller<CalledPlatform>, order: Order): Promise<void> {
  const { member, key, amount, way, choice } = order;
  if (order.kind === "withdrawal") {
    const { status, value, failure } = await withdraw(caller, member, amount, { idempotencyKey: key });
    if (status !== 200) throw new Error(`A withdrawal was refused: ${JSON.stringify(failure)}`);
    order.ids.add(value.id);
    return;
  }
  const input = { method: way, amount, idempotencyKey: key, ...returning } as const;
  const { id, step } = await caller.value("createDeposit", input, { token: member.token });
  order.ids.add(id);
  if (choice === null || order.isPaid) return;
  const page = step.kind === "redirect" ? step.url : step.kind === "qr" ? step.code : undefined;
  if (page !== undefined) await payAt(page, choice);
  // Without a page the provider has the payment: its answer was lost.
  order.isPaid = true;
}

/** Pays on the provider's page. */
async function payAt(page: string, choice: string): Promise<void> {
  // Node does not look up names below localhost everywhere.
  const address = Object.assign(new URL(page), { hostname: "127.0.0.1" });
  const { status } = await fetch(address, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ choice }),
  });
  if (status !== 303) throw new Error(`The provider answered ${status}`);
}
