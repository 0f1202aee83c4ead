import type { Page } from "@playwright/test";

/** A phone that keeps passkeys, as Chromium plays it for tests. */
export interface VirtualPhone {
  /** The owner answers what the phone asks, or leaves it unanswered. */
  owner(state: "answers" | "looks away"): Promise<void>;
  /** How many passkeys the phone holds. */
  passkeys(): Promise<number>;
}

/** Gives a page a phone whose owner looks away until a test says otherwise. */
export async function virtualPhone(page: Page): Promise<VirtualPhone> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: false },
  });
  return {
    owner: (state) => browser.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: state === "answers" }).then(() => undefined),
    passkeys: async () => (await browser.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}
