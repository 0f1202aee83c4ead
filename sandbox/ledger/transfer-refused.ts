type Reason = "funds" | "key-reused" | "account-unknown" | "paused";

/** A movement of money that the ledger refuses. Nothing was written. */
export class TransferRefused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}
