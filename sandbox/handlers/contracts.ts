import { callerOf, type Handler } from "../calls/call-context.ts";

export const contractCheck: Handler<"contractCheck"> = async (context) => {
  const rows = await context.database
    .selectFrom("contract_proposals")
    .select(["contract", "proposal"])
    .where("account_id", "=", callerOf(context).id)
    .execute();
  const waiting = new Map(rows.map(({ contract, proposal }) => [contract, proposal]));
  return {
    dailysalreqtype: waiting.get("daily-salary") ?? null,
    divtypecompperiodreq: waiting.get("dividend") ?? null,
    contracthoursalreq: waiting.get("hourly-salary") ?? null,
  };
};
