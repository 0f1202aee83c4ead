import { decimalOf } from "#kernel/money.ts";
import type { Handler } from "../calls/call-context.ts";
import { settledCaller } from "../contracts/contracted.ts";
import { payCycle } from "../contracts/pay-cycle.ts";
import { answerOf, reckon } from "../contracts/reckoning.ts";

export const salaryRecords: Handler<"salaryRecords"> = async (context) => {
  const { contract, language } = context.input;
  const reckoned = await reckon(await settledCaller(context, contract));
  return reckoned.map((one) => answerOf(one, language));
};

export const applySalary: Handler<"applySalary"> = async (context) => {
  const { contract, id } = context.input;
  return { amount: decimalOf(await payCycle(await settledCaller(context, contract), id)) };
};
