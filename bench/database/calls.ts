import { MOST_BEFORE } from "#gateway/pages.ts";
import type { CallInput, CallName } from "#gateway/contract.ts";

/** A call and the filter that it is made with. */
export interface AskedCall {
  name: CallName;
  filter: Readonly<Record<string, string | number>>;
  /** What is said of it instead of its filter. */
  words?: Readonly<Record<string, string | number>>;
}
type RecordsCall = Extract<
  CallName,
  | "betRecords"
  | "betSummary"
  | "transactions"
  | "transactionSummary"
  | "depositRecords"
  | "withdrawalRecords"
  | "profitAndLoss"
  | "profitAndLossSummary"
  | "rebateReport"
  | "rebateSummary"
  | "withdrawalRules"
>;

/** Entries of a page. */
const PAGE = 25;
const QUARTER = { from: "2025-12-13", to: "2026-03-14" };
const A_DAY = { from: "2026-01-20", to: "2026-01-20" };

/** Each call, with what is worst for a database: what is rare, what is far away, and one day in another order. */
export function callsOf(bets: number): AskedCall[] {
  const call = <Name extends RecordsCall>(name: Name, filter: CallInput<Name> & object = {} as CallInput<Name>) => ({
    name,
    filter: { ...QUARTER, ...filter } as AskedCall["filter"],
  });
  const lastPage = Math.min(Math.floor(MOST_BEFORE / PAGE) + 1, Math.ceil(bets / PAGE));
  const EN = { language: "EN" } as const;
  return [
    call("betRecords", EN),
    call("betRecords", { ...EN, status: "returned" }),
    call("betRecords", { ...EN, status: "open" }),
    call("betRecords", { ...EN, kind: "lottery" }),
    call("betRecords", { ...EN, vendor: "RARE" }),
    call("betRecords", { ...EN, vendor: "GNL", status: "returned" }),
    call("betRecords", { ...EN, order: "highest" }),
    call("betRecords", { ...EN, ...A_DAY, order: "highest" }),
    call("betRecords", { ...EN, ...A_DAY, order: "lowest" }),
    call("betRecords", { ...EN, order: "highest", status: "returned" }),
    call("betRecords", { ...EN, order: "lowest", kind: "lottery" }),
    call("betRecords", { ...EN, pageNo: lastPage }),
    call("betRecords", { ...EN, pageNo: lastPage, order: "highest" }),
    call("betRecords", { ...EN, pageNo: lastPage, order: "earliest" }),
    call("betRecords", { ...EN, pageNo: lastPage, status: "won" }),
    call("betSummary"),
    call("betSummary", { status: "returned" }),
    call("transactions"),
    call("transactions", { kind: "rebate" }),
    call("transactions", { types: "A" }),
    call("transactions", { pageNo: lastPage }),
    call("transactions", { pageNo: lastPage, kind: "bet" }),
    call("transactionSummary"),
    call("transactionSummary", { kind: "rebate" }),
    call("depositRecords", EN),
    call("depositRecords", { ...EN, pageNo: 4 }),
    call("withdrawalRecords", EN),
    call("withdrawalRecords", { ...EN, status: "rejected" }),
    call("profitAndLoss"),
    call("profitAndLossSummary"),
    call("rebateReport"),
    call("rebateReport", { by: "category" }),
    call("rebateSummary"),
    call("withdrawalRules", EN),
  ];
}
