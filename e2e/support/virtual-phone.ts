import type { Page } from "@playwright/test";

/** A phone with passkeys, simulated by Chromium. */
export interface VirtualPhone {
  /** Whether the owner answers the phone's requests. */
  owner(state: "answers" | "looks away"): Promise<void>;
  /** The number of passkeys on the phone. */
  passkeys(): Promise<number>;
}

/**
 * Gives a page a phone whose owner does not respond until a test says otherwise, and who can ignore a field's
 * suggestions altogether.
 */
export async function virtualPhone(
  page: Page,
  { suggestions }: { suggestions: "picked" | "passed over" },
): Promise<VirtualPhone> {
  if (suggestions === "passed over") await page.addInitScript(ignoreSuggestions);
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
 * Runs in the page before its code: requests for suggestions stay pending until the page aborts them. Chromium's phone
 * picks a suggestion as soon as it gets one, at a time no test can know: an owner who starts to answer for a button
 * would sometimes pick the suggestion.
 */
function ignoreSuggestions(): void {
  const ask = navigator.credentials.get.bind(navigator.credentials);
  navigator.credentials.get = (options) => {
    if (options?.mediation !== "conditional") return ask(options);
    return new Promise((_, reject) =>
      options.signal?.addEventListener("abort", () => reject(options.signal?.reason as Error)),
    );
  };
}
