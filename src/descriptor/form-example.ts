import type { z } from "zod";
import type { form } from "./form.ts";

/** A whole form with steps, a watched call, its answer and a review, for the reference page. A test compiles and fills it. */
export const formExample: z.input<typeof form> = {
  fields: {
    about: {
      kind: "select",
      label: "betRecord.kind",
      sends: "comment",
      required: true,
      choices: { game: { label: "betRecord.kind.game" }, lottery: { label: "betRecord.kind.lottery" } },
    },
    sums: { kind: "output", label: "route.gameRecord", watch: "bets", fields: { count: {}, stake: {}, net: {} } },
    images: { kind: "images", label: "activity.images" },
    check: { kind: "review", label: "activity.comment", fields: { about: {} } },
  },
  steps: {
    bets: { title: "route.gameRecord", fields: ["about", "sums"] },
    proof: { title: "activity.images", fields: ["images"] },
    last: { title: "activity.action.apply", fields: ["check"] },
  },
  watch: { bets: { call: "betSummary", with: { kind: { input: "about" } } } },
  submit: {
    call: "joinActivity",
    with: { id: "vip-for-a-month" },
    label: "activity.action.apply",
    busy: "in_please_wait",
  },
  after: { success: [{ action: "toast", text: "activity.done.applying", for: 1500 }, { action: "back" }] },
};
