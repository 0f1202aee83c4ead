import { z } from "zod";
import { hostName } from "./identity.ts";

export const phoneAuth = z
  .strictObject({
    provider: z.literal("firebase").describe('The service: "firebase" is Firebase Authentication.'),
    apiKey: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .describe(
        "The project's web API key, as the provider's console shows it. It identifies the project, is sent to every visitor and grants no access by itself: restrict it to your hosts in the provider's console.",
      ),
    authDomain: hostName.describe(
      "The host name of the provider's sign-in pages, for example my-project.firebaseapp.com.",
    ),
    projectId: z
      .string()
      .regex(/^[a-z][a-z0-9-]{4,29}$/)
      .describe(
        'The project. One that begins with "demo-" lives in an emulator only: without one the brand counts as having no provider.',
      ),
    appId: z
      .string()
      .regex(/^\d+:\d+:web:[0-9a-f]+$/)
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
