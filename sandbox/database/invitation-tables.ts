import type { ColumnType, GeneratedAlways } from "kysely";
import type { Later, When } from "./columns.ts";

/** Who came by whose invitation, and what it brings the inviter. */
export interface InvitationTable {
  id: string;
  /** One row a friend: what a friend brings is brought once. */
  friend_id: string;
  inviter_id: string;
  merchant_code: string;
  /** The code that was used; null: the inviter was named. */
  code: string | null;
  invited_at: When;
  /**
   * open: no deposit has brought anything. due: one has, and it is still to be booked. paid: it is booked. none: nothing
   * is ever brought.
   */
  bonus_state: ColumnType<"open" | "due" | "paid" | "none", "open" | "none", "due" | "paid">;
  /** In minor units; null: nothing yet. */
  bonus: ColumnType<bigint | null, null | undefined, string>;
  paid_at: Later<Date>;
  number: GeneratedAlways<bigint>;
}
