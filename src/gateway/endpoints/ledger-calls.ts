/**
 * The calls that show what the ledger books: each payment changes the answers of all of them. A call that pays or may
 * have led to a payment `changes` these.
 */
export const ledgerCalls = [
  "wallet",
  "merchantWallet",
  "transactions",
  "transactionSummary",
  "profitAndLoss",
  "profitAndLossSummary",
] as const;
