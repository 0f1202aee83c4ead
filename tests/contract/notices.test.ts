import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { decimalOf } from "#kernel/money.ts";
import { signed } from "../../sandbox/payments/signature.ts";
import { acme } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { PAYMENT_SECRET } from "../support/platform.ts";
import { notify, returning } from "./made-deposits.ts";
import { newMember } from "../support/new-member.ts";

const AMOUNT = 20_000n;
const FEE = 300n;
/** Requests at a time. */
const AT_ONCE = 12;
const MEMBERS = 10;

/** On PostgreSQL, where notices at the same time compete. */
const caller = callerOn("PostgreSQL");

interface Sent {
  headers: Record<string, string>;
  body: string;
  /** What the platform has to answer, each time. */
  answers: readonly string[];
}
type Change = { outcome?: "declined"; amount?: string; currency?: string };

/** Deposits that wait or have expired, and the notices about each. */
const cases: readonly { count: number; expired?: true; notices: readonly [Change, ...string[]][] }[] = [
  { count: 720, notices: [[{}, "credited"]] },
  // Money that comes late is the member's all the same.
  { count: 80, expired: true, notices: [[{}, "credited"]] },
  { count: 50, notices: [[{ outcome: "declined" }, "refused"]] },
  { count: 25, notices: [[{ amount: "999.00" }, "held"]] },
  { count: 25, notices: [[{ currency: "USD" }, "held"]] },
  // Whichever comes first, the money counts.
  {
    count: 50,
    notices: [
      [{}, "credited"],
      [{ outcome: "declined" }, "refused", "nothing"],
    ],
  },
];

test("1,000 notices in random order, each twice, among refused ones, have 1,000 effects", async () => {
  const random = seededRandom("a thousand notices");
  const { clock, database } = caller.platform;
  const members = await Promise.all(Array.from({ length: MEMBERS }, (_, place) => memberId(`noticed${place}`)));
  const rows = cases.flatMap(({ count, ...row }) =>
    Array.from({ length: count }, () => ({ ...row, id: randomUUID() })),
  );
  await write(rows.map((row, place) => ({ ...row, account: members[place % MEMBERS] as string })));
  const notices = rows.flatMap(({ id, notices: ofRow }) =>
    ofRow.map(([change, ...answers]): Sent => {
      const body = noticeOf(id, change);
      return { body, headers: signed(PAYMENT_SECRET, body, clock.now()), answers };
    }),
  );
  expect(notices).toHaveLength(1000);
  const refused = notices.slice(0, 60).map((notice, place) => forged(notice, place, clock.now()));

  const order = [...notices, ...notices, ...refused]
    .map((sent) => ({ sent, place: random() }))
    .toSorted((one, other) => one.place - other.place);
  const answered = new Map<Sent, string[]>();
  for (let from = 0; from < order.length; from += AT_ONCE)
    await Promise.all(
      order.slice(from, from + AT_ONCE).map(async ({ sent }) => {
        const response = await notify(caller, sent.body, sent.headers);
        const { effect } = (await response.json()) as { effect?: string };
        answered.set(sent, [...(answered.get(sent) ?? []), effect ?? String(response.status)]);
      }),
    );

  for (const notice of notices) {
    const [first = "", second] = answered.get(notice) ?? [];
    expect(notice.answers).toContain(first);
    expect(second).toBe(first);
  }
  expect([...new Set(refused.map((notice) => answered.get(notice)?.join()))]).toEqual(["401"]);
  const { effects } = await database
    .selectFrom("received_notices")
    .select(({ fn }) => fn.countAll<bigint>().as("effects"))
    .executeTakeFirstOrThrow();
  expect(Number(effects)).toBe(1000);
  expect(await booked()).toEqual({ deposit: [850n, 850n * AMOUNT], "deposit-fee": [850n, -850n * FEE] });
  const statuses = await database
    .selectFrom("deposits")
    .select(["status", ({ fn }) => fn.countAll<bigint>().as("count")])
    .where("account_id", "in", members)
    .groupBy("status")
    .execute();
  expect(Object.fromEntries(statuses.map(({ status, count }) => [status, Number(count)]))).toEqual({
    credited: 850,
    rejected: 50,
    waiting: 50,
  });
});

async function memberId(name: string): Promise<string> {
  const { token } = await caller.value("register", newMember(name));
  return (await caller.value("memberInfo", {}, { token })).id;
}

/** Writes deposits and their payments, whose references are the same ids. */
async function write(rows: readonly { id: string; account: string; expired?: true }[]): Promise<void> {
  const { database, clock } = caller.platform;
  const now = clock.now();
  const deposits = rows.map(({ id, account, expired }) => ({
    id,
    account_id: account,
    merchant_code: acme.code,
    method: "card",
    amount: AMOUNT.toString(),
    fee: FEE.toString(),
    details: "{}",
    status: expired ? ("cancelled" as const) : ("waiting" as const),
    reason: expired ? ("expired" as const) : null,
    settled_at: expired ? now : null,
    idempotency_key: id,
    created_at: now,
  }));
  const payments = rows.map(({ id }) => ({
    reference: id,
    deposit_id: id,
    catalogue_code: acme.code,
    amount: AMOUNT.toString(),
    currency: acme.currency,
    back_url: returning.backUrl,
    created_at: now,
  }));
  await database.insertInto("deposits").values(deposits).execute();
  await database.insertInto("payments").values(payments).execute();
}

function noticeOf(reference: string, change: Change): string {
  const usual = { outcome: "paid", amount: decimalOf(AMOUNT), currency: acme.currency };
  return JSON.stringify({ id: randomUUID(), reference, ...usual, ...change });
}

/** A notice that is not the provider's, or not of now. */
function forged({ body, headers }: Sent, place: number, now: Date): Sent {
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const kinds = [
    { body, headers: signed("another secret", body, now) },
    { body, headers: signed(PAYMENT_SECRET, body, at(-301)) },
    { body, headers: signed(PAYMENT_SECRET, body, at(301)) },
    // What was signed is sent again with another amount, or with a new time.
    { body: body.replace(decimalOf(AMOUNT), "9000.00"), headers },
    { body, headers: { ...headers, "payment-time": String(Number(headers["payment-time"]) + 1) } },
  ];
  return { ...(kinds[place % kinds.length] as Sent), answers: [] };
}

/** What was booked on members' main accounts, by kind: how often, and how much. */
async function booked(): Promise<Record<string, [count: bigint, sum: bigint]>> {
  const { database } = caller.platform;
  const { rows } = await sql<{ kind: string; count: bigint; sum: string }>`
    select e.kind, count(*) as count, sum(e.amount)::text as sum
    from ledger_entries e join ledger_accounts a on a.id = e.ledger_account_id
      join accounts m on m.id = a.owner and m.username like 'noticed%'
    group by e.kind`.execute(database);
  return Object.fromEntries(rows.map(({ kind, count, sum }) => [kind, [BigInt(count), BigInt(sum)]]));
}
