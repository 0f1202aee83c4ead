import type { Page } from "@playwright/test";

/** A phone that keeps passkeys, as Chromium plays it for tests. */
export interface VirtualPhone {
  /** The owner answers what the phone asks, or leaves it unanswered. */
  owner(state: "answers" | "looks away"): Promise<void>;
  /** How many passkeys the phone holds. */
  passkeys(): Promise<number>;
}

/**
 * Gives a page a phone whose owner looks away until a test says otherwise, and who may pass over the suggestions of a
 * field for good.
 */
export async function virtualPhone(
  page: Page,
  { suggestions }: { suggestions: "picked" | "passed over" },
): Promise<VirtualPhone> {
  if (suggestions === "passed over") await page.addInitScript(passOverSuggestions);
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    owner: (state) =>
      browser
        .send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: state === "answers" })
        .then(() => undefined),
    passkeys: async () => (await browser.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

/**
 * Runs in the page before its code: what is suggested in a field waits until the page takes it back. Chromium's phone
 * picks a suggestion at the moment it reaches the phone, and nobody is told that moment: an owner who begins to answer
 * for a button would now and then have picked the suggestion.
 */
function passOverSuggestions(): void {
  const ask = navigator.credentials.get.bind(navigator.credentials);
  navigator.credentials.get = (options) => {
    if (options?.mediation !== "conditional") return ask(options);
    return new Promise((_, reject) =>
      options.signal?.addEventListener("abort", () => reject(options.signal?.reason as Error)),
    );
  };
}
