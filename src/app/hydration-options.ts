import type { HydrationOptions } from "react-dom/client";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * How the HTML that the host rendered hydrates. Where an extension or a translation has changed it before, React draws
 * that part anew: its fields keep what was typed.
 */
export function hydrationOptions(page: HTMLElement): Pick<HydrationOptions, "onRecoverableError"> {
  // They still have it when they are no longer on the page.
  const before = [...page.querySelectorAll<TextField>("input[name], textarea[name]")];
  return {
    onRecoverableError(error) {
      console.error("Hydration:", error);
      if (before.some((field) => !field.isConnected)) void refill(page, before);
    },
  };
}

/** Few pages need it. Where its code does not come, the fields are empty. */
async function refill(page: HTMLElement, before: readonly TextField[]): Promise<void> {
  const code = await import("./refill-fields.ts").catch(() => undefined);
  code?.refillFields(page, before);
}
