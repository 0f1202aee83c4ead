import { z } from "zod";
import { gameCategory } from "./entities.ts";
import { fieldMeta, identifying } from "./field-meta.ts";
import { balance, day, money, rate, timestamp } from "./values.ts";

/** The longest period of a record, in days. */
export const MOST_DAYS = 92;
/** The first day that a period of a record may have. */
export const FIRST_DAY = "2000-01-01";
/** The length of a period whose first day is not given. */
export const USUAL_DAYS = 31;

/** The period of a record, both days included. Shared by all calls of records, so that their periods mean the same. */
export const periodInput = {
  from: day
    .optional()
    .describe(
      `The first day of the period, in the merchant's time zone; absent: ${USUAL_DAYS - 1} days before \`to\`. A period of more than ${MOST_DAYS} days, or one that begins before 2000, is request.invalid.`,
    )
    .register(fieldMeta, { period: { most: MOST_DAYS, since: FIRST_DAY } }),
  to: day
    .optional()
    .describe(
      "The last day of the period, in the merchant's time zone; absent: today. A day that has not begun, or one before `from`, is request.invalid.",
    )
    .register(fieldMeta, { lastDay: true }),
};

export const betKind = z
  .enum(["game", "lottery"])
  .describe("game: a round of a vendor's game (a third-party record, games §7). lottery: a bet on a draw.");
export const betStatus = z
  .enum(["open", "won", "lost", "returned"])
  .describe(
    "open: not settled yet. won: it paid more than its stake. lost: it paid less, or nothing. returned: it paid its stake back, because nobody won or it was cancelled.",
  )
  .register(fieldMeta, { tones: { open: "waiting", won: "good", lost: "quiet", returned: "quiet" } });
export const betOrder = z
  .enum(["latest", "earliest", "highest", "lowest"])
  .default("latest")
  .describe("latest, earliest: by when it was placed. highest, lowest: by what was staked.");
export type BetOrder = z.infer<typeof betOrder>;
const stake = money.describe("What was staked.");

/** A member's bet and its outcome (games §7: orders, third-party records). The specification does not show its shape. */
export const betRecord = z.object({
  id: z.string().describe("Names the bet, also to customer service."),
  kind: betKind,
  status: betStatus,
  name: z.string().describe("The game's name."),
  detail: z.string().describe("The draw and the numbers of a lottery bet; empty for a game."),
  gameType: gameCategory.describe("The game's category."),
  vassalage: z.string().describe("Vendor code of the game."),
  vendorName: z.string().describe("The vendor's display name."),
  stake,
  paid: money.nullable().describe("What it paid; null while it is open."),
  net: money.nullable().describe("What it paid less its stake: negative where the member lost; null while it is open."),
  at: timestamp.describe("When it was placed."),
  settledAt: timestamp.nullable().describe("When its outcome was settled; null while it is open."),
});
export type BetRecord = z.infer<typeof betRecord>;

/** The sums over all bets of a filter. */
export const betSummary = z.object({
  count: z.int().min(0).describe("How many bets there are."),
  stake: money.describe("What was staked on all of them."),
  openStake: money.describe("What was staked on those that are not settled yet."),
  paid: money.describe("What they paid."),
  net: money.describe("What the settled ones paid less their stakes: negative where the member lost."),
});
export type BetSummary = z.infer<typeof betSummary>;

/** What changed a balance. The specification names transaction codes and shows none (games §7). */
export const transactionKind = z
  .enum([
    "deposit",
    "withdrawal",
    "fee",
    "bet",
    "payout",
    "transfer",
    "promotion",
    "rebate",
    "agentIncome",
    "adjustment",
  ])
  .describe(
    "deposit and withdrawal: money that the member brought or took; a withdrawal that is refused comes back as one. fee: what a deposit or a withdrawal cost. bet and payout: a stake, and what a bet paid. transfer: between the merchant's wallet and those of vendors or members. promotion: a reward. rebate: of the member's own turnover. agentIncome: what an agent earns by the team, as rebates, salary and dividends. adjustment: booked by the merchant, such as an opening balance.",
  );
/** A change of the merchant's wallet (games §2: account record). The specification does not show its shape. */
export const transaction = z.object({
  id: z.string().describe("Names the transaction, also to customer service."),
  kind: transactionKind,
  amount: money.describe("What it changed: positive where the balance rose, negative where it fell."),
  balance: balance.describe("The balance of the merchant's wallet right after it."),
  at: timestamp.describe("When it was booked."),
});
export type Transaction = z.infer<typeof transaction>;

/** The sums over all transactions of a filter. */
export const transactionSummary = z.object({
  count: z.int().min(0).describe("How many transactions there are."),
  received: money.describe("What raised the balance."),
  spent: money.describe("What lowered the balance, as a positive amount."),
  net: money.describe("What was received less what was spent."),
});

export const depositStatus = z
  .enum(["waiting", "credited", "rejected", "cancelled"])
  .describe(
    "waiting: the money has not arrived or is under review. credited: it is in the balance. rejected: by the merchant. cancelled: by the member, or because it was never paid.",
  )
  .register(fieldMeta, { tones: { waiting: "waiting", credited: "good", rejected: "bad", cancelled: "quiet" } });
/** A deposit (games §7: deposit records). The specification does not show its shape. */
export const depositRecord = z.object({
  id: z.string().describe("Names the deposit, also to customer service."),
  status: depositStatus,
  method: z
    .string()
    .describe("What its way is called, in the language of the call; its id where it is not known any more."),
  amount: money.describe("What the member deposits."),
  bonus: money.nullable().describe("What a promotion adds once it is credited; null: nothing."),
  at: timestamp.describe("When it was requested."),
  settledAt: timestamp.nullable().describe("When it was credited, rejected or cancelled; null while it waits."),
});
export type DepositRecord = z.infer<typeof depositRecord>;

export const withdrawalStatus = z
  .enum(["waiting", "paid", "rejected", "cancelled"])
  .describe(
    "waiting: it is under review or on its way. paid: the money has left. rejected and cancelled, by the merchant or the member: the money is back in the balance.",
  )
  .register(fieldMeta, { tones: { waiting: "waiting", paid: "good", rejected: "bad", cancelled: "quiet" } });
export const withdrawalHold = z
  .enum(["review", "payee", "password", "merchant"])
  .describe(
    "review: the amount is large. payee: the bank could not say whose account it is. password: the payment password was reset in the last day. merchant: a cashier looks at it.",
  );
/** Why a merchant has refused a withdrawal. */
export const withdrawalRefusal = z
  .enum(["payee", "account", "identity", "rules"])
  .describe(
    "payee: the account is not in the member's name. account: its bank takes no money for it. identity: the merchant needs proof of who the member is first. rules: it is against the merchant's rules, which customer service explains.",
  );
export type WithdrawalRefusal = z.infer<typeof withdrawalRefusal>;
/** A withdrawal (games §7: withdraw report). The specification does not show its shape. */
export const withdrawalRecord = z.object({
  id: z.string().describe("Names the withdrawal, also to customer service."),
  status: withdrawalStatus,
  hold: withdrawalHold.nullable().describe("Why it waits for a person; null: it does not."),
  reason: withdrawalRefusal.nullable().describe("Why it was rejected; null: it was not."),
  amount: money.describe("What the member withdraws."),
  fee: money.describe("What the merchant keeps of it."),
  received: money.describe("What reaches the member's account."),
  account: z.string().describe("The bank and the last digits of the number that it is paid to; empty: not known."),
  cancellable: z.boolean().describe("Whether the member can take it back now."),
  at: timestamp.describe("When it was requested."),
  settledAt: timestamp.nullable().describe("When it was paid, rejected or cancelled; null while it waits."),
});
export type WithdrawalRecord = z.infer<typeof withdrawalRecord>;

const booked = {
  stake: money.describe("What was staked."),
  paid: money.describe("What bets paid; it counts on the day on which it was booked."),
  promotions: money.describe("Rewards of promotions."),
  rebate: money.describe("Rebates of the member's own turnover."),
  net: money.describe("What bets paid, rewards and rebates less what was staked: negative where the member lost."),
};
/** A member's profit or loss on a day (games §7). The specification does not show its shape. */
export const dailyResult = z.object({ day: identifying(day), ...booked });

/** A member's profit or loss in a period, and in the one before over equal elapsed time. */
export const profitSummary = z.object({
  ...booked,
  stakeBefore: money.describe("What was staked in the period before."),
  paidBefore: money.describe("What bets paid in the period before."),
  promotionsBefore: money.describe("Rewards of promotions in the period before."),
  rebateBefore: money.describe("Rebates in the period before."),
  netBefore: money.describe("The net of the period before."),
});

const rebated = {
  turnover: money.describe("The stakes that count: those of settled bets that were not returned."),
  rate: rate.describe("The rebate in percent of the turnover; of several categories, what it was altogether."),
  amount: money.describe("The rebate."),
};
/** A member's rebate of a day or of a category (games §2: my rebate). The specification does not show its shape. */
export const rebate = z.object({
  id: z.string().describe("Names the row in its report: the day, or the category."),
  day: day.nullable().describe("The day on which the bets were placed; null in a report by category."),
  gameType: gameCategory.nullable().describe("The category of the games; null in a report by day."),
  ...rebated,
});
export type Rebate = z.infer<typeof rebate>;

/** The sums over all rebates of a filter. */
export const rebateSummary = z.object(rebated);
