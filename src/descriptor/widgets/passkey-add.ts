import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const passkeyAdd = describeWidget({
  type: "passkey-add",
  description:
    "A button that adds a passkey on this phone; a browser without passkeys says so instead. For the settings screen (account §2.9), below the list of passkeys; trial accounts have none, so place it where they have no access.",
  options: z.strictObject({}),
  calls: ["passkeyRegistrationOptions", "addPasskey"],
  texts: ["passkey.*", "error.*"],
  icons: ["plus"],
  example: {},
});
