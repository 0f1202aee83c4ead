import { cellOfStates } from "../support/matrix.ts";
import { SANDBOX_PORT } from "../support/product.ts";
import { setPlatformState } from "../support/sandbox.ts";
import { served } from "../support/served.ts";
import { expect, openRoute, test } from "../support/site-test.ts";

test.use({ pictures: true });

const SERVER = `http://pictures.localhost:${SANDBOX_PORT}`;

const cell = cellOfStates();

test.describe(`a picture server of ${cell.brand.id}`, () => {
  test.beforeEach(() => setPlatformState(cell.brand.brand.merchant.code, { imageCDNs: [SERVER] }));
  test.afterEach(() => setPlatformState(cell.brand.brand.merchant.code, { imageCDNs: [] }));

  test("serves the pictures of every page of a visit, and the policy allows them @games-9-36", async ({
    page,
    request,
  }) => {
    const sources = () =>
      page
        .locator("main img")
        .evaluateAll((images) =>
          images
            .map((image) => (image as HTMLImageElement).currentSrc)
            .filter((source) => source.includes("/api/art/")),
        );
    const foreign = async () => (await sources()).filter((source) => !source.startsWith(SERVER));
    // The host caches a platform's settings for a minute.
    await served(request, cell, cell.path("home"), `src="${SERVER}`, 90_000);
    await openRoute(page, cell, "home");
    await expect.poll(sources).not.toEqual([]);
    expect(await foreign()).toEqual([]);
    await expect
      .poll(() =>
        page
          .locator("main img")
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await page.locator("[data-site-footer] a").nth(1).click();
    await expect(page.locator("main")).not.toHaveAttribute("data-route", "home");
    await expect.poll(foreign).toEqual([]);
  });
});
