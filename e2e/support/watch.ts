import type { Page } from "@playwright/test";
import { keepCalls } from "./settled.ts";

/** Problems that a page must never have, collected while it is open. */
export class Watch {
  readonly problems: string[] = [];
  /**
   * Console messages that this test provokes on purpose. All journeys come from one address, and after its first code
   * in an hour the platform asks each of them for a captcha, which the browser logs as a failure.
   */
  readonly expected: RegExp[] = [/status of 400 .*\/sms-code\)$/];

  /** Also watches this page, from its next document on. */
  async add(page: Page): Promise<void> {
    page.on("pageerror", (error) => this.problems.push(`page error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    await page.addInitScript(keepCalls);
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) =>
        console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ""}`),
      );
    });
  }

  /** Unexpected problems. */
  unexpected(): string[] {
    return this.problems.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
  }
}
