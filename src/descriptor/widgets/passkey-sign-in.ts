import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const passkeySignIn = describeWidget({
  type: "passkey-sign-in",
  description:
    "A button that signs in with a passkey, in addition to the ways of the login screen (account §2.5). If the browser supports it, passkeys are also suggested in a text field whose autocomplete is `username webauthn`. Browsers without passkeys do not show it. Afterwards the visitor goes to the return target.",
  options: z.strictObject({}),
  texts: ["passkey.signIn", "passkey.failed", "error.*"],
  icons: ["passkey"],
  example: {},
});
