import { sql } from "kysely";
import { MOST_BEFORE } from "#gateway/pages.ts";
import { decimalOf } from "#kernel/money.ts";
import { callerOf, type Handler } from "../calls/call-context.ts";
import { mainEntries } from "../ledger/entries.ts";
import { ledgerKindsOf } from "../ledger/kinds.ts";
import { latestFirst } from "../records/order.ts";
import { periodOf, spanOf } from "../records/period.ts";
import { pageOf } from "../records/records.ts";
import { codeOf, codesOf, meaningOf } from "../transfers/codes.ts";
import { masked } from "../transfers/upline.ts";

/** Each transfer has one entry on the member's main account: what it names beside that is on the other account. */
export const transferRecords: Handler<"transferRecords"> = pageOf({
  select: (context) =>
    mainEntries(context.database, callerOf(context), spanOf(periodOf(context)))
      .where("ledger_entries.kind", "in", ledgerKindsOf("transfer"))
      .innerJoin("ledger_entries as others", (join) =>
        join
          .onRef("others.transaction_id", "=", "ledger_entries.transaction_id")
          .onRef("others.ledger_account_id", "<>", "ledger_entries.ledger_account_id"),
      )
      .innerJoin("ledger_accounts as partners", "partners.id", "others.ledger_account_id")
      .leftJoin("accounts as members", "members.id", "partners.owner")
      .select([
        "ledger_entries.transaction_id",
        "ledger_entries.kind",
        "ledger_entries.amount",
        "ledger_entries.created_at",
        "ledger_entries.number",
        "members.username",
        sql<string | null>`(select min(vendors.name) from vendors where vendors.merchant_code = ${context.merchant.code}
          and 'vendor:' || vendors.vassalage = partners.kind)`.as("vendor"),
        "partners.kind as wallet",
      ]),
  filters: {
    code: (transfers, code) => {
      const meaning = meaningOf(code);
      return transfers
        .where("ledger_entries.kind", "=", meaning?.kind ?? "opening")
        .$if(meaning?.received !== undefined, (some) =>
          some.where("ledger_entries.amount", meaning?.received ? ">" : "<", 0n),
        );
    },
  },
  order: latestFirst("ledger_entries.created_at", "ledger_entries.number", "number"),
  mostBefore: MOST_BEFORE,
  map: (row, { input }) => {
    const isReceived = row.amount > 0n;
    const partner = row.kind === "to-upline" ? masked(row.username ?? "") : (row.vendor ?? row.wallet);
    return {
      id: row.transaction_id,
      ...codeOf(row.kind, isReceived, input.language),
      from: isReceived ? partner : null,
      to: isReceived ? null : partner,
      amount: decimalOf(isReceived ? row.amount : -row.amount),
      status: "done",
      at: row.created_at.toISOString(),
    };
  },
});

export const transactionCodes: Handler<"transactionCodes"> = async ({ input }) => codesOf(input.kind, input.language);
