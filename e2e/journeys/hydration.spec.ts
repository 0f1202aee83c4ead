import { holdScripts } from "../support/held-scripts.ts";
import { expectNothingMoved } from "../support/layout-shift.ts";
import { sampleCells } from "../support/matrix.ts";
import { enter, signInForm, openAs } from "../support/people.ts";
import { arrived, expect, hydrated, openRoute, test } from "../support/site-test.ts";
import { tap } from "../support/tap.ts";

for (const cell of sampleCells(0)) {
  test(`what is typed on ${cell.brand.id} before the page reacts is kept`, async ({ page }) => {
    const release = await holdScripts(page, "*.js");
    await page.context().addCookies([{ name: "livery_language", value: cell.language.code, url: cell.origin }]);
    await page.goto(`${cell.origin}${cell.path("login")}`, { waitUntil: "commit" });
    const form = signInForm(page, cell);
    await form.username.fill("early-bird");
    await form.password.fill("typed-too-soon");
    await release();
    await hydrated(page);
    await expect(form.username).toHaveValue("early-bird");
    await expect(form.password).toHaveValue("typed-too-soon");
  });

  test(`a tap on a button of ${cell.brand.id} whose code has not loaded yet is not lost`, async ({ page }) => {
    const other = cell.brand.languages.find(({ code }) => code !== cell.language.code);
    if (!other) return;
    const release = await holdScripts(page, "switches-*.js");
    await page.goto(`${cell.origin}${cell.path("login")}`, { waitUntil: "commit" });
    await hydrated(page);
    const [choice, opener] = [page.locator("main").getByText(other.name), page.locator("main [aria-haspopup=dialog]")];
    const opens = (await opener.count()) > 0;
    await (opens ? opener : choice).click();
    await expect(page.locator("html")).toHaveAttribute("lang", cell.language.tag);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await release();
    if (opens) await page.getByRole("dialog").getByRole("radio", { name: other.name }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other.tag);
  });

  test(`a member's page of ${cell.brand.id} is there before all its code has loaded, and then nothing moves`, async ({
    page,
  }) => {
    const release = await holdScripts(page, "record-list-*.js");
    await openAs(page, cell, "ramon", "settings");
    await expect(page.locator("html[data-session]")).toBeAttached();
    const language = page.getByRole("main").getByText(cell.text("settings.language"));
    await expect(language).toBeVisible();
    await release();
    await expect(page.getByRole("main").getByText(cell.text("session.current"))).toBeVisible();
    await expectNothingMoved(page);
  });

  test(`a member's bets on ${cell.brand.id} are asked for before the page's code has come, once`, async ({ page }) => {
    await enter(page, cell, "ramon");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdScripts(page, "*.js");
    const early = page.waitForResponse((response) => response.url().includes("/api/records/bets?"));
    await page.goto(`${cell.origin}${cell.path("gameRecord")}`, { waitUntil: "commit" });
    await early;
    await release();
    await expect(page.locator("main :is(li, tbody) button").first()).toBeVisible();
    expect(asked.filter((path) => path === "/api/records/bets")).toHaveLength(1);
    expect(asked.filter((path) => path === "/api/records/bets/summary")).toHaveLength(1);
  });

  test(`before the page reacts, a members' page of ${cell.brand.id} shows filters to members, and what they tap applies; guests see none`, async ({
    page,
  }) => {
    const release = await holdScripts(page, "*.js");
    const chip = page.getByRole("main").getByText(cell.text("period.month"), { exact: true }).first();
    const records = `${cell.origin}${cell.path("gameRecord")}`;
    await page.goto(records, { waitUntil: "commit" });
    await expect(page.locator("main [aria-hidden]").first()).toBeVisible();
    await expect(chip).toBeHidden();

    await enter(page, cell, "ramon");
    await page.goto(records, { waitUntil: "commit" });
    await chip.click();
    await release();
    await hydrated(page);
    await expect(page).toHaveURL(/[?&]period=month\b/);
    await expect(page.getByRole("radio", { name: cell.text("period.month"), exact: true })).toBeChecked();
  });

  test(`home of ${cell.brand.id} can be read without any JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${cell.origin}/`);
    await expect(page.locator("[data-site-header]")).toBeVisible();
    await expect(page.locator("main a:visible").first()).toBeVisible();
    await context.close();
  });

  test(`a chunk of ${cell.brand.id} that fails to load is logged, and the page offers a retry`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/./);
    await page.goto(`${cell.origin}/`);
    await hydrated(page);
    await page.route("**/_livery/**", (route) => route.abort());
    await page.route("**/assets/form-*.js", (route) => route.abort());
    await tap(page.locator("[data-site-header]"), "link", cell.text("header.login"));
    const retry = page.getByRole("button", { name: cell.text("state.retry") });
    await expect(retry).toBeVisible();
    expect(watch.problems.join("\n")).toContain("did not load");
    await page.unroute("**/_livery/**");
    await page.unroute("**/assets/form-*.js");
    await retry.click();
    await arrived(page, "login");
  });

  test(`a page of ${cell.brand.id} that is open over a release is loaded anew where it lacks a part, with what was typed, and asks for little until then`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/./);
    const asked: string[] = [];
    let isOld = true;
    // The next build has other names for all files.
    const leaveOut = (files: RegExp) =>
      page.route("**/assets/**", (route) => {
        const request = route.request();
        if (!isOld || (request.method() === "GET" && !files.test(request.url()))) return route.continue();
        asked.push(request.url());
        return route.fulfill({ status: 404 });
      });
    page.on("request", (request) => {
      if (request.isNavigationRequest() && asked.length > 0) isOld = false;
    });
    await leaveOut(/send-form-[^/]*\.js/);
    await openRoute(page, cell, "login");
    const form = signInForm(page, cell);
    await form.username.fill("early-bird");
    await form.password.fill("typed-too-soon");
    await form.submit.click();
    await expect.poll(() => isOld).toBe(false);
    await hydrated(page);
    await expect(form.username).toHaveValue("early-bird");
    await expect(form.password).toHaveValue("");

    await page.evaluate(() => sessionStorage.removeItem("livery_left_build"));
    await page.unroute("**/assets/**");
    await openRoute(page, cell, "home");
    [isOld, asked.length] = [true, 0];
    await leaveOut(/./);
    await tap(page.locator("[data-site-header]"), "link", cell.text("header.login"));
    await arrived(page, "login");
    await expect(form.username).toBeVisible();
    expect(isOld).toBe(false);
    expect(asked.length).toBeLessThan(150);
  });
}
