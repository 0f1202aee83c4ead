import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { condition } from "../vocabulary/condition.ts";
import type { LiveryMeta } from "../vocabulary/reference.ts";

export const realityCheck = describeWidget({
  type: "reality-check",
  description:
    "Says how long a member has been signed in, and what was staked and won in that time, as often as the member has chosen: a dialog over the page, with buttons to go on, to the records and to sign out. Place it on the screens where members spend their time, with a condition: only members have chosen anything. The specification does not ask for it; most markets do.",
  options: z.strictObject({
    source: z
      .strictObject({
        call: z.string().meta({
          livery: {
            reference: "call",
            answers: ["since", "minutes", "stake", "paid", "net", "every"],
          } satisfies LiveryMeta,
          description:
            "A call of the gateway contract that answers what happened since the session was opened, such as playingTime.",
        }),
      })
      .describe("A call that answers how long the session lasts, and what came of it."),
    records: z
      .strictObject({ when: condition.optional(), do: action })
      .describe("What the button for the member's records does, and for whom there is one."),
  }),
  texts: ["reminder.*", "playingTime.stake", "playingTime.paid", "playingTime.net"],
  example: { source: { call: "playingTime" }, records: { do: { action: "navigate", to: "gameRecord" } } },
});
