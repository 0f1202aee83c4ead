import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { textKey } from "../vocabulary/reference.ts";

export const socialSignIn = describeWidget({
  type: "social-sign-in",
  description:
    "Buttons to sign in with Google (flag GOOGLELOGIN3) and Facebook (flag FACEBOOKLOGIN3). Each shows only with its flag on and a phone-auth provider in `features.phoneAuth` (account §2.5, §2.6); with none of them the widget leaves no trace. Who comes for the first time becomes a member, so that what a registration agrees to stands under the buttons.",
  options: z.strictObject({
    terms: z
      .strictObject({ text: textKey, label: textKey.describe("The words of the link behind the text."), do: action })
      .describe("What is agreed to by going on: words, and a link to it."),
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
