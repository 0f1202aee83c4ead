import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { textKey } from "../vocabulary/reference.ts";

export const socialSignIn = describeWidget({
  type: "social-sign-in",
  description:
    "Buttons to sign in with Google (flag GOOGLELOGIN3) and Facebook (flag FACEBOOKLOGIN3). Each is shown only with its flag on and a phone-auth provider in `features.phoneAuth` (account §2.5, §2.6); with none of them the widget renders nothing. A first-time visitor becomes a member, so the terms of the registration are under the buttons.",
  options: z.strictObject({
    terms: z
      .strictObject({ text: textKey, label: textKey.describe("The text of the link after it."), do: action })
      .describe("What is agreed to by continuing: a text and a link."),
  }),
  texts: ["social.*"],
  example: {
    terms: {
      text: "social.agree",
      label: "register.terms",
      do: { action: "navigate", to: "userAgreement", newTab: true },
    },
  },
});
