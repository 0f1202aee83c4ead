import { z } from "zod";
import { hostName } from "./identity.ts";

export const phoneAuth = z
  .strictObject({
    provider: z.literal("firebase").describe('The service: "firebase" is Firebase Authentication.'),
    apiKey: z
      .string()
      .regex(/^[\w-]{1,64}$/, "Use at most 64 letters, digits, hyphens and underscores.")
      .describe(
        "The project's web API key, as the provider's console shows it. It identifies the project, is sent to every visitor and grants no access by itself: restrict it to your hosts in the provider's console.",
      ),
    authDomain: hostName.describe(
      "The host name of the provider's sign-in pages, for example my-project.firebaseapp.com.",
    ),
    projectId: z
      .string()
      .regex(/^[a-z][a-z0-9-]{4,29}$/, "Use 5 to 30 lowercase letters, digits and hyphens, starting with a letter.")
      .describe(
        'The project. One that begins with "demo-" lives in an emulator only: without one the brand counts as having no provider.',
      ),
    appId: z
      .string()
      .regex(
        /^\d+:\d+:web:[0-9a-f]+$/,
        'Copy it from the provider\'s console: it looks like "1:1234567890:web:0a1b2c".',
      )
      .optional()
      .describe("The web app within the project, if the provider's console names one."),
  })
  .describe(
    "The first-party phone-auth provider: it sends the SMS codes of signing in and registering, and signs visitors in with Google and Facebook (account §2.5, §7). Absent: the platform sends the codes, and nothing of a provider is shown or loaded.",
  );
export type PhoneAuth = z.infer<typeof phoneAuth>;

/** A provider that can be used, as a page knows it. */
export interface PhoneAuthSetup extends PhoneAuth {
  /** Base URL of the emulator that replaces the provider. */
  emulator?: string | undefined;
  /** Addresses that may serve the provider's scripts; the page's policy lists the same. */
  scripts: readonly string[];
}
