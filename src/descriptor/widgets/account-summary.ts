import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const accountSummary = describeWidget({
  type: "account-summary",
  description:
    "Nickname or account and the total balance with two decimals, which can be masked as stars (account §2.3, §4).",
  options: z.strictObject({
    look: z
      .enum(["pill", "stacked", "card", "hero", "statement"])
      .default("pill")
      .describe(
        "pill: the balance in a rounded field. stacked: name over balance. card: a wide card with the balance in the largest size and the two shortcuts. hero: the balance in the middle of the page, lit from behind. statement: name and standing, then balances as lines of a statement.",
      ),
    name: z.boolean().default(true).describe("Whether the name is shown."),
    refresh: z.boolean().default(false).describe("Whether there is a refresh button next to the balance."),
    shortcuts: z
      .boolean()
      .default(false)
      .describe(
        "Whether deposit and withdraw are next to the balance; for a trial account, whose money is play money, registration instead.",
      ),
    merchantWallet: z
      .boolean()
      .default(true)
      .describe(
        "Whether the balance at the merchant itself is shown too (games §2, Mobile home): on card, hero and statement as a second, quieter line; elsewhere, for lack of space, only for screen readers.",
      ),
  }),
  texts: ["balance.*", "menu.deposit", "menu.withdraw"],
  icons: ["eye", "eye-off", "offline", "refresh", "plus", "deposit", "withdraw", "invite"],
  example: { look: "stacked", shortcuts: true },
});
