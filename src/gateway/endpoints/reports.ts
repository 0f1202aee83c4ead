import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { gameCategory } from "../entities.ts";
import * as records from "../records.ts";

const sessionErrors = ["session.missing", "session.expired"] as const;

const resultPeriod = {
  module: z.literal("PERSPNL3").default("PERSPNL3").describe("The module id (account §3, games §3)."),
  ...records.periodInput,
};

export const profitAndLoss = endpoint({
  method: "GET",
  path: "/api/reports/profit-and-loss",
  auth: "session",
  description:
    "The member's profit or loss on each day of a period, days on which nothing was booked included (games §2, §7 profit and loss). The specification shows no shape.",
  input: z.object({
    ...resultPeriod,
    sort: z
      .enum(["latest", "earliest"])
      .default("latest")
      .describe("Which day comes first: a list begins with the latest, a chart with the earliest."),
  }),
  output: z.array(records.dailyResult),
  errors: sessionErrors,
});

export const profitAndLossSummary = endpoint({
  method: "GET",
  path: "/api/reports/profit-and-loss/summary",
  auth: "session",
  description:
    "The sums over the days of profitAndLoss, and those of the period before over equal elapsed time: as many days, which end before the period begins. While the last day is not over, the last of those days counts up to the same time of day only. The specification does not show the call.",
  input: z.object(resultPeriod),
  output: records.profitSummary,
  errors: sessionErrors,
});

const whichRebates = {
  gameType: gameCategory.optional().describe("Only games of this category; HOT and absent: all."),
  ...records.periodInput,
};

export const rebateReport = endpoint({
  method: "GET",
  path: "/api/reports/rebates",
  auth: "session",
  description:
    "The rebates of the member's own turnover in a period, by day, the latest first, or by category, the highest first; what has no turnover is left out (games §2 my rebate). The specification shows no shape.",
  input: z.object({
    by: z.enum(["day", "category"]).default("day").describe("What a row is: a day, or a category of games."),
    ...whichRebates,
  }),
  output: z.array(records.rebate),
  errors: sessionErrors,
});

export const rebateSummary = endpoint({
  method: "GET",
  path: "/api/reports/rebates/summary",
  auth: "session",
  description:
    "The sums over all rebates that rebateReport lists with the same filter. The specification does not show the call.",
  input: z.object(whichRebates),
  output: records.rebateSummary,
  errors: sessionErrors,
});
