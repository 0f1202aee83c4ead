import { readFile } from "node:fs/promises";
import { buttonOf, signInWithPassword } from "../support/account-forms.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { cells } from "../support/matrix.ts";
import { enrol, newMember } from "../support/members.ts";
import { visit } from "../support/money-forms.ts";
import { expect, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";

for (const cell of cells) {
  test(`a member of ${cell.name} downloads what is kept about them with the password, once a day`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/status of (400|429)/);
    const member = newMember();
    await enrol(cell, member);
    await signInWithPassword(page, cell, member.username, member.password);
    await visit(page, cell, "personalInfo");
    await buttonOf(page, cell, "personalInfo.export").click();
    const sheet = page.getByRole("dialog");
    const download = sheet.locator("button[type=submit]");
    const password = sheet.getByLabel(cell.text("login.password"), { exact: true });
    await password.fill("not-the-password");
    await download.click();
    await expect(sheet.getByText(cell.text("error.password.wrong"))).toBeVisible();
    await expectGoodLooks(page, cell);

    await password.fill(member.password);
    const saved = page.waitForEvent("download");
    await download.click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(new RegExp(`-${member.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
    const data = JSON.parse(await readFile(await file.path(), "utf8")) as { accounts: { username: string }[] };
    expect(data.accounts[0]?.username).toBe(member.username);
    await expectToast(page, cell.text("personalInfo.exported"));
    await expect(sheet).toHaveCount(0);

    await buttonOf(page, cell, "personalInfo.export").click();
    await password.fill(member.password);
    await download.click();
    const [again = ""] = cell.text("error.rate.limited.until").split("{{");
    await expect(sheet.getByText(again)).toBeVisible();
  });
}
