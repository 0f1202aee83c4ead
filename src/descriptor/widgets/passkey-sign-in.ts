import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const passkeySignIn = describeWidget({
  type: "passkey-sign-in",
  description:
    "A button that signs in with a passkey, beside the ways of the login screen (account §2.5). Where the browser can, passkeys are also suggested in a text field whose autocomplete is `username webauthn`. Browsers without passkeys do not show it. Afterwards the visitor goes where they wanted to go.",
  options: z.strictObject({}),
  texts: ["passkey.signIn", "passkey.failed", "error.*"],
  icons: ["passkey"],
  example: {},
});
