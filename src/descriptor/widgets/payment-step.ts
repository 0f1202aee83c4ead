import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { condition } from "../vocabulary/condition.ts";
import { textKey } from "../vocabulary/reference.ts";

const button = (description: string) => z.strictObject({ label: textKey, do: action }).describe(description);

export const paymentStep = describeWidget({
  type: "payment-step",
  description:
    "What a member does next for a deposit: the provider's page, a QR code, data for a transfer, a code to type, an app; then it says calmly that the payment is being confirmed, and asks the platform less and less often. It shows the deposit of the query `id`. The specification does not show it (games §7, deposit).",
  options: z.strictObject({
    done: button("Where it goes on when the money is in the balance."),
    again: button("Where a member begins again after a deposit that failed, or where the address names none."),
    records: z
      .strictObject({ label: textKey, when: condition.optional(), do: action })
      .describe("Where a deposit that takes longer is found later, and for whom there is such a place."),
  }),
  calls: ["deposit", "confirmDeposit", "cancelDeposit"],
  texts: ["payment.*", "state.*", "error.*", "cell.copy", "cell.copied", "cell.copyFailed", "cell.qr", "dialog.cancel"],
  icons: ["clock"],
  parameters: ["id", "back"],
  example: {
    done: { label: "footer.home", do: { action: "navigate", to: "home" } },
    again: { label: "footer.deposit", do: { action: "navigate", to: "deposit" } },
    records: { label: "route.depositReport", do: { action: "navigate", to: "depositReport" } },
  },
});
