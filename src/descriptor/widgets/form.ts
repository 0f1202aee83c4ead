import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { formId } from "../vocabulary/reference.ts";

export const form = describeWidget({
  type: "form",
  description: "A form of `forms`.",
  options: z.strictObject({ form: formId }),
  texts: ["form.*", "error.*"],
  icons: ["eye", "eye-off", "close", "warning", "check", "back", "forward"],
  example: { form: "login-username" },
});
