import type { Page } from "@playwright/test";

/** Problems that a page must never have, gathered while it is open. */
export class Watch {
  readonly problems: string[] = [];
  /** Text in a console message that this test provokes on purpose. */
  readonly expected: RegExp[] = [];

  /** Watches a page as well, from its next document on. */
  async add(page: Page): Promise<void> {
    page.on("pageerror", (error) => this.problems.push(`page error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) =>
        console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ""}`),
      );
    });
  }

  /** Problems that nobody provoked. */
  unexpected(): string[] {
    return this.problems.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
  }
}
