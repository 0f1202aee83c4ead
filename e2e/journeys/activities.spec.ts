import type { Locator, Page } from "@playwright/test";
import { MB, picture } from "../support/chosen-images.ts";
import { cells, type Cell } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import { fillSignIn } from "../support/people.ts";
import { valueOf } from "../support/platform-call.ts";
import {
  arrived,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openRoute,
  test,
  goBackTo,
} from "../support/site-test.ts";

test.use({ pictures: true });

/**
 * Real images: one of 1 MB, one a byte too large, and a bitmap named .png. Refused images show an error, accepted ones a
 * preview.
 */
async function pickImages(page: Page, cell: Cell): Promise<void> {
  const input = page.getByLabel(cell.text("field.images.add"));
  await input.setInputFiles({
    name: "bitmap.png",
    mimeType: "image/png",
    buffer: Buffer.concat([Buffer.from("BM"), Buffer.alloc(200)]),
  });
  await expect(page.getByText(cell.text("field.images.invalid"))).toBeVisible();
  await input.setInputFiles([await picture("fine.png", MB), await picture("larger.png", 5 * MB + 1)]);
  await expect(page.getByText(cell.text("field.images.large").replace("{{size}}", "5 MB"))).toBeVisible();
  await input.setInputFiles(await picture("photo.jpg"));
  await expect(page.locator("main form li img")).toHaveCount(2);
  for (const image of await page.locator("main form li img").all())
    await expect.poll(() => image.evaluate((seen: HTMLImageElement) => seen.naturalWidth)).toBeGreaterThan(0);
}

for (const cell of cells) {
  test(`a guest of ${cell.name} sees every activity, with its status where it is not that of a member who takes part, and has to log in to join, which leads back to it; two taps on an entry open it once`, async ({
    page,
  }) => {
    const activities = await valueOf(cell, "activities", { language: cell.language.code }, "10.77.0.3");
    await page.setViewportSize({ width: 320, height: 640 });
    await openRoute(page, cell, "activity");
    const entries = page.locator(`main li a[href*="${cell.path("activityInfo")}"]`);
    await expect(entries).toHaveCount(activities.length);
    for (const { title, status } of activities) {
      const listed = entries.filter({ hasText: title });
      await expect(listed).toHaveCount(1);
      const words = cell.text(`activity.status.${status}`);
      if (["join", "claim", "close", "comingSoon"].includes(status)) await expect(listed).toContainText(words);
      else await expect(listed).not.toContainText(words);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const entry = entries.filter({ hasText: activities.find(({ id }) => id === "friday-reel-run")?.title ?? "" });
    await entry.dblclick();
    await arrived(page, "activityInfo");
    await goBackTo(page, "activity");
    await entry.click();
    await arrived(page, "activityInfo");
    await page.getByRole("button", { name: cell.text("activity.action.join"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("link", { name: cell.text("loginPopup.login"), exact: true }).click();
    await arrived(page, "login");
    await fillSignIn(page, cell, "maria");
    await arrived(page, "activityInfo");
    expect(new URL(page.url()).searchParams.get("id")).toBe("friday-reel-run");
  });

  test(`a member of ${cell.name} claims a reward, which appears in the wallet, and applies with what the platform asks for, a comment and images @games-1-04 @games-2-46 @games-5-07`, async ({
    page,
  }) => {
    await enterAs(page, cell, newMember());
    await openRoute(page, cell, "activityInfo", "?id=welcome-gift");
    await page.getByRole("button", { name: cell.text("activity.action.claim"), exact: true }).click();
    await expect(page.getByText(cell.text("activity.why.claimed"))).toBeVisible();
    await openRoute(page, cell, "activityInfo", "?id=double-start");
    const { fields = [], title } = await valueOf(
      cell,
      "activity",
      { id: "double-start", language: cell.language.code },
      "10.77.0.4",
    );
    const [day, amount] = fields.map(({ label }) => page.getByLabel(label));
    const asked = cell.text("activity.details").replace("{{title}}", title);
    await expect(page.getByRole("group", { name: asked, exact: true })).toBeVisible();
    await amount?.fill("250");
    await page.getByRole("button", { name: cell.text("activity.action.apply"), exact: true }).click();
    await expect(day as Locator).toBeFocused();
    await expectNoSidewaysScroll(page);
    await day?.fill("2026-01-31");
    await page.getByRole("button", { name: cell.text("activity.action.apply"), exact: true }).click();
    await expect(page.getByText(cell.text("activity.why.applying"))).toBeVisible();
    await openRoute(page, cell, "activityInfo", "?id=vip-for-a-month");
    await page.getByLabel(cell.text("activity.comment")).fill("Since May");
    await pickImages(page, cell);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: cell.text("activity.action.apply"), exact: true }).click();
    await expect(page.getByText(cell.text("activity.why.applying"))).toBeVisible();
    const balance = await page.evaluate(async () => {
      const { token, merchantCode } = JSON.parse(sessionStorage.getItem("MC_SESSION_INFO") ?? "{}") as {
        token: string;
        merchantCode: string;
      };
      const answer = await fetch("/api/wallet", {
        headers: { authorization: `Bearer ${token}`, "merchant-code": merchantCode },
      });
      return ((await answer.json()) as { value: { sumBalance: string } }).value.sumBalance;
    });
    expect(balance).toBe("18.00");
    await openRoute(page, cell, "activity");
    await page.getByRole("button", { name: cell.text("header.back") }).click();
    await arrived(page, "home");
  });
}
