import { ask } from "../support/ask.ts";
import { siteWithReleases } from "../support/changed-worker.ts";
import { brandCells, sampleCells, sampleLanguages } from "../support/matrix.ts";
import { person, signIn, signInForm, openAs } from "../support/people.ts";
import { arrived, expect, expectAccessible, hydrated, openRoute, test } from "../support/site-test.ts";
import { expectWorker, cachedEntries, withoutConnection } from "../support/worker.ts";
import { tap } from "../support/tap.ts";

test.use({ pictures: true });

test.use({ serviceWorkers: "allow" });

interface Manifest {
  name: string;
  theme_color: string;
  lang: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

test("every brand can be installed on the phone, each in its own colours", async ({ request }) => {
  const colours: string[] = [];
  for (const { brand } of brandCells) {
    const host = brand.brand.hosts[0] ?? "";
    const manifest = (await (await ask(request, host, "/manifest.webmanifest")).json()) as Manifest;
    expect(manifest).toMatchObject({ name: brand.brand.name, start_url: "/m/home", display: "standalone" });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await ask(request, host, src);
      expect([icon.status(), icon.headers()["content-type"]], src).toEqual([200, type]);
      const body = await icon.body();
      // A PNG has its width and height at fixed offsets.
      if (type === "image/png") expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
    }
    colours.push(manifest.theme_color);
  }
  expect(new Set(colours).size).toBe(brandCells.length);
});

/** Also in a language that is not the default. */
const otherLanguage = sampleLanguages(1).slice(-1);

for (const cell of otherLanguage) {
  test(`without a connection the open page of ${cell.name} stays and is marked as stale, and a new one is the brand's own offline page`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expected.push(...withoutConnection);
    await openRoute(page, cell, "home");
    await expectWorker(page);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    const [notice = ""] = cell.text("state.stale").split("{{time}}");
    await expect(page.locator("[data-stale]")).toContainText(notice.trim());
    await arrived(page, "home");
    await expect(page.locator("[data-site-header]")).toBeVisible();

    await page.goto(`${cell.origin}${cell.path("gameLobby")}`);
    await expect(page.locator("html")).toHaveAttribute("lang", cell.language.tag);
    await expect(page.getByRole("heading", { name: cell.text("offline.title") })).toBeVisible();
    expect(
      await page
        .locator("img")
        .evaluateAll((all) => all.filter((picture) => (picture as HTMLImageElement).naturalWidth === 0).length),
      "missing pictures",
    ).toBe(0);
    // The fallback of a font is one of the phone's own fonts, which this machine may not have.
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].filter(({ family }) => !family.includes("Fallback")).map(({ status }) => status),
        ),
      )
      .toContain("loaded");
    await expectAccessible(page);
    const tabs = page.locator("[data-site-footer]").getByRole("link");
    expect(await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute("href")))).toContain(cell.path("home"));
    await Promise.all([page.waitForEvent("load"), page.getByRole("link", { name: cell.text("state.retry") }).click()]);
    await expect(page.getByRole("heading", { name: cell.text("offline.title") })).toBeVisible();

    await context.setOffline(false);
    await hydrated(page);
    await arrived(page, "gameLobby");
    await expect(page.locator("[data-stale]")).toHaveCount(0);
  });
}

for (const cell of sampleCells(0)) {
  test(`content of ${cell.brand.id} is no longer marked as stale once the connection is back`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expected.push(...withoutConnection);
    await openRoute(page, cell, "home");
    await page.waitForLoadState("networkidle");
    // The worker's code is requested when the page has nothing else to do: without the connection that is an error.
    await expectWorker(page);
    await context.setOffline(true);
    await expect(page.locator("[data-stale]")).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator("[data-stale]")).toHaveCount(0);
  });

  test(`a member's balance on ${cell.brand.id} is hidden while it is stale`, async ({ page, context, watch }) => {
    watch.expected.push(...withoutConnection);
    await openAs(page, cell, "maria", "home");
    const balance = page.locator("[data-balance]").first();
    await expect(balance).toContainText("25,480.75");
    await page.waitForLoadState("networkidle");
    // The worker's code is requested when the page has nothing else to do: without the connection that is an error.
    await expectWorker(page);
    await context.setOffline(true);
    await expect(balance).toContainText(cell.text("balance.stale"));
    await expect(balance).not.toContainText("25,480");
    await context.setOffline(false);
    await expect(balance).toContainText("25,480.75");
  });

  test(`the cache contains nothing of a session of ${cell.brand.id}: no call, no page, no name`, async ({ page }) => {
    await openRoute(page, cell, "home");
    await expectWorker(page);
    await signIn(page, cell, "maria");
    for (const route of ["gameLobby", "settings", "home"]) await openRoute(page, cell, route);
    await page.waitForLoadState("networkidle");
    const token = await page.evaluate(
      () => (JSON.parse(sessionStorage.getItem("MC_SESSION_INFO") ?? "{}") as { token?: string }).token ?? "",
    );
    expect(token).not.toBe("");
    const cached = await cachedEntries(page);
    expect(cached.filter(({ path }) => path.startsWith("/assets/")).length, "cached code").toBeGreaterThan(5);
    expect(cached.filter(({ type }) => type.startsWith("text/html")).map(({ path }) => path)).toEqual([
      "/_livery/offline.html",
    ]);
    expect(
      cached.filter(
        ({ path, type }) => path.startsWith("/api/") && !(path.startsWith("/api/art/") && type.startsWith("image/")),
      ),
    ).toEqual([]);
    expect(cached.filter(({ type }) => type.startsWith("application/json"))).toEqual([]);
    const { username, nickname, email, mobile } = person("maria");
    const personalTexts = [token, username, nickname, email, mobile, "25480.75", "25,480.75"].filter(
      (one) => one !== undefined,
    );
    expect(
      personalTexts.flatMap((one) =>
        cached.filter(({ body }) => body.includes(one)).map(({ path }) => `${path}: ${one}`),
      ),
    ).toEqual([]);
    expect(
      [
        ...new Set(cached.map(({ path }) => path.replace(/^(\/assets|\/brand-assets|\/api\/art)\/.*/, "$1"))),
      ].toSorted(),
    ).toEqual(expect.arrayContaining(["/_livery/offline.html", "/assets"]));
  });
}

for (const cell of sampleCells(1)) {
  test(`a new version of ${cell.brand.id} is offered on an open page and reloads once, when the visitor accepts`, async ({
    page,
  }) => {
    const site = await siteWithReleases();
    try {
      await page.goto(`http://${cell.brand.brand.hosts[0]}:${site.port}${cell.path("home")}`);
      await hydrated(page);
      await expectWorker(page);
      const offer = page.locator("[data-new-version]");
      await expect(offer).toHaveCount(0);

      site.release();
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(offer).toContainText(cell.text("state.newVersion"));
      await expectAccessible(page);

      await tap(page.locator("[data-site-header]"), "link", cell.text("header.login"), "exact");
      const { username } = signInForm(page, cell);
      await username.focus();
      await expect(offer, "while the visitor types").toBeHidden();
      await username.blur();
      await expect(offer).toBeVisible();

      let loads = 0;
      page.on("load", () => {
        loads++;
      });
      await page.getByRole("button", { name: cell.text("state.loadVersion") }).click();
      await expect.poll(() => loads).toBe(1);
      await hydrated(page);
      await expectWorker(page);
      await page.waitForLoadState("networkidle");
      await expect(offer).toHaveCount(0);
      expect(loads).toBe(1);
      const versions = await page.evaluate(
        async () => new Set((await caches.keys()).map((name) => name.split(" ")[1])).size,
      );
      expect(versions).toBe(1);
    } finally {
      await site.close();
    }
  });
}
