import type { When } from "./columns.ts";

/** A copy of a member's data that was given out. The copy itself is not kept. */
export interface DataExportTable {
  id: string;
  account_id: string;
  exported_at: When;
  idempotency_key: string;
}
