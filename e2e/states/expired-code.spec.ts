import { cellOfStates } from "../support/matrix.ts";
import {
  buttonOf,
  errorOf,
  fieldOf,
  fillRegistration,
  openTab,
  codeFor,
  sendRegistration,
} from "../support/account-forms.ts";
import { newMember } from "../support/members.ts";
import { setPlatformState } from "../support/sandbox.ts";
import { arrived, expect, openRoute, test } from "../support/site-test.ts";

/** On its brand people register by number. */
const cell = cellOfStates();
const { code: merchant } = cell.brand.brand.merchant;
/** The lifetime of a code that expires at once, and the merchant's usual one. */
const [SECOND, USUAL] = [1 / 60, 2];

test(`an expired code shows an error under its field on ${cell.name}, everything else is kept, and a new code registers`, async ({
  page,
  watch,
}) => {
  watch.expected.push(/status of 400/);
  const member = newMember();
  await setPlatformState(merchant, { codeMinutes: SECOND });
  try {
    await openRoute(page, cell, "register");
    await openTab(page, cell, "register.byMobile");
    await fillRegistration(page, cell, member);
    // A new code can be requested as soon as this one has expired.
    await expect(buttonOf(page, cell, "login.getCode")).toBeEnabled();
    await sendRegistration(page, cell);
    const code = fieldOf(page, cell, "login.code");
    await expect.poll(() => errorOf(code)).toBe(cell.text("error.code.expired"));
    await expect(code).toHaveValue("");
    await expect(fieldOf(page, cell, "login.mobile")).toHaveValue(member.mobile);
    await expect(fieldOf(page, cell, "register.password")).toHaveValue(member.password);
    await setPlatformState(merchant, { codeMinutes: USUAL });
    await code.fill(await codeFor(page, cell, member));
    await sendRegistration(page, cell);
    await arrived(page, "home");
  } finally {
    await setPlatformState(merchant, { codeMinutes: USUAL });
  }
});
