import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";

export const contractNotice = describeWidget({
  type: "contract-notice",
  description:
    "Asks a member with a contract to answer to look at it: an alert with Cancel and Go each time the page opens, the daily salary before the dividend before the hourly salary (games §4 Home contract check). Place it with a condition: members of type 4, 40, 41 and 42 have no contracts.",
  options: z.strictObject({
    dailySalary: action.describe("The target of Go for a daily-salary contract."),
    dividend: action.describe("The target of Go for a dividend contract."),
    hourlySalary: action.describe("The target of Go for an hourly-salary contract."),
  }),
  texts: ["contract.*", "dialog.cancel"],
  example: {
    dailySalary: { action: "navigate", to: "salaryContract" },
    dividend: { action: "navigate", to: "dividendContract" },
    hourlySalary: { action: "navigate", to: "hourContract" },
  },
});
