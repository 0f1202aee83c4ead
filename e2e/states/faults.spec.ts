import { cellOfStates } from "../support/matrix.ts";
import { fillSignIn, signInForm } from "../support/people.ts";
import { setPlatformState } from "../support/sandbox.ts";
import { arrived, expect, openRoute, test } from "../support/site-test.ts";

const cell = cellOfStates();

const code = cell.brand.brand.merchant.code;

test.describe(`a platform in trouble behind ${cell.brand.id}`, () => {
  for (const kind of ["slow", "fail", "nonsense"] as const) {
    test(`signing in with a platform that answers with "${kind}" is reported, can be retried, and keeps what was typed @account-8-24 @games-8-10`, async ({
      page,
      watch,
    }) => {
      watch.expected.push(/status of 50\d/, /Failed to load resource/);
      await openRoute(page, cell, "login");
      await setPlatformState(code, { fault: { call: "login", kind, milliseconds: 12_000 } });
      try {
        await fillSignIn(page, cell, "maria");
        await expect(page.locator("main form").getByRole("alert")).toBeVisible();
        await expect(signInForm(page, cell).username).toHaveValue("maria");
        await expect(signInForm(page, cell).password).not.toHaveValue("");
      } finally {
        await setPlatformState(code, { fault: { call: "login", kind: null } });
      }
      await signInForm(page, cell).submit.click();
      await arrived(page, "home");
    });
  }
});
