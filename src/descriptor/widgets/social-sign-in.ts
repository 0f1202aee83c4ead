import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const socialSignIn = describeWidget({
  type: "social-sign-in",
  description: "Buttons to sign in with Google (flag GOOGLELOGIN3) and Facebook (flag FACEBOOKLOGIN3). Each shows only with its flag on and a phone-auth provider in `features.phoneAuth` (account §2.5, §2.6); with none of them the widget leaves no trace. Who comes for the first time becomes a member.",
  options: z.strictObject({}),
  texts: ["social.*"],
  example: {},
});
