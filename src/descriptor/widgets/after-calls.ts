import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { callName } from "../vocabulary/action.ts";

export const afterCalls = describeWidget({
  type: "after-calls",
  description:
    "Shows its widgets once other calls of the page have been answered, or have failed: what can wait then does not compete with them (games §4 Agent home load). A call that the page does not make is not waited for.",
  options: z.strictObject({
    calls: z.array(callName("A call that the page makes.")).min(1).describe("The calls that come first."),
    refetch: z
      .array(callName("A call of the gateway contract."))
      .default([])
      .describe("Calls that are refetched then, before the widgets are shown."),
  }),
  body: "The widgets that wait.",
  texts: [],
  example: { calls: ["wallet"] },
});
