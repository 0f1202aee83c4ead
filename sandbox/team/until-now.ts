import { sql } from "kysely";
import type { Figure, TeamFigures } from "../database/team-tables.ts";
import type { Database } from "../database/tables.ts";
import { ledgerKindsOf, type LedgerKind } from "../ledger/kinds.ts";
import { allBets } from "../play/placed-bets.ts";
import { onDays, within, type Period, type Span } from "../records/period.ts";
import { isActive } from "./active.ts";
import { noFigures, teamDays } from "./figures.ts";
import { isOf, type Whose } from "./whose.ts";

interface Part {
  /** The merchant's day. */
  day: string;
  /** Which part of it. */
  span: Span;
  /** The days before it: who placed a bet on one of them is not counted once more. */
  after: Pick<Period, "from" | "to">;
}

type Booked = Extract<Figure, "deposits" | "withdrawals" | "promotions" | "rebates" | "fees" | "income">;

/** The kinds of entries that are in a figure. */
const booked: Readonly<Record<Booked, readonly LedgerKind[]>> = {
  deposits: ["deposit"],
  withdrawals: ["withdrawal", "withdrawal-returned"],
  promotions: ["promotion"],
  rebates: ["rebate"],
  fees: ["deposit-fee", "withdrawal-fee"],
  income: ledgerKindsOf("agentIncome"),
};

/** The figures of a part of a day, from the rows of those who did something on it: days are summed whole only. */
export async function figuresOfPart(
  database: Database,
  whose: Whose,
  { day, span, after }: Part,
): Promise<TeamFigures> {
  const active = (await teamDays(database))
    .where(isOf(whose, "team_days.account_id", "team_days.path"))
    .where(isActive)
    .where(onDays("day", { from: day, to: day }))
    .select("account_id");
  const bets = await allBets(database, span)
    .where("bets.account_id", "in", active)
    .select([
      sql<string>`count(*) filter (where status <> 'open')`.as("bets"),
      sql<string>`coalesce(sum(stake) filter (where status <> 'open'), 0)`.as("stake"),
      sql<string>`coalesce(sum(paid), 0)`.as("paid"),
      sql<string>`count(distinct account_id) filter (where not exists (select from team_days earlier
        where earlier.account_id = bets.account_id and earlier.own_betting > 0 and ${onDays("earlier.day", after)}
          and ${isOf(whose, "earlier.account_id", "earlier.path")}))`.as("betting"),
    ])
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom("ledger_entries")
    .innerJoin("ledger_accounts", "ledger_accounts.id", "ledger_entries.ledger_account_id")
    .where("ledger_accounts.owner", "in", active)
    .where(within("ledger_entries.created_at", span))
    // Stakes and prizes, which are the most by far, are counted by their bets.
    .where("ledger_entries.kind", "in", Object.values(booked).flat())
    .groupBy("ledger_entries.kind")
    .select(["ledger_entries.kind", sql<string>`sum(ledger_entries.amount)`.as("amount")])
    .execute();
  const { registered } = await database
    .selectFrom("accounts")
    .innerJoin("team_places", "team_places.account_id", "accounts.id")
    .where(isOf(whose, "accounts.id", "team_places.path"))
    .where(within("accounts.registered_at", span))
    .select(sql<string>`count(distinct accounts.id)`.as("registered"))
    .executeTakeFirstOrThrow();
  const received = (figure: Booked) =>
    rows.reduce((sum, { kind, amount }) => (booked[figure].includes(kind) ? sum + BigInt(amount) : sum), 0n);
  return {
    ...noFigures,
    bets: BigInt(bets.bets),
    stake: BigInt(bets.stake),
    paid: BigInt(bets.paid),
    betting: BigInt(bets.betting),
    registered: BigInt(registered),
    deposits: received("deposits"),
    withdrawals: -received("withdrawals"),
    promotions: received("promotions"),
    rebates: received("rebates"),
    fees: -received("fees"),
    income: received("income"),
  };
}
