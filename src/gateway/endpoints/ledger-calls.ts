/**
 * The calls that show what the ledger books: each payment changes the answers of all of them. A call that pays or may
 * have led to a payment `changes` these.
 */
export const ledgerCalls = [
  "wallet",
  "merchantWallet",
  "walletList",
  "transactions",
  "transactionSummary",
  "profitAndLoss",
  "profitAndLossSummary",
] as const;

/** The calls that show what a member can move, which each payment changes, too. */
export const transferCalls = ["transferWallets", "transferLimits", "transferRecords", "uplineRules"] as const;

/** The calls that show what a member can claim, which a deposit or a bet changes, too: it may fulfil a mission. */
export const rewardCalls = ["rewards", "promotionCount"] as const;
