import { decimalOf } from "#kernel/money.ts";
import type { Handler } from "../calls/call-context.ts";
import { settledCaller } from "../contracts/contracted.ts";
import { payCycle } from "../contracts/pay-cycle.ts";
import { answerOf, reckon, running } from "../contracts/reckoning.ts";

export const dividendInfo: Handler<"dividendInfo"> = async (context) =>
  answerOf(await running(await settledCaller(context, "dividend")), context.input.language);

export const dividendHistory: Handler<"dividendHistory"> = async (context) => {
  const reckoned = await reckon(await settledCaller(context, "dividend"));
  return reckoned.filter(({ status }) => status !== "running").map((one) => answerOf(one, context.input.language));
};

export const payoutDividend: Handler<"payoutDividend"> = async (context) => ({
  amount: decimalOf(await payCycle(await settledCaller(context, "dividend"), context.input.id)),
});
