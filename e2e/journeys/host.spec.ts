import { ask } from "../support/ask.ts";
import { brandCells, cells } from "../support/matrix.ts";
import { expect, hostTest as test } from "../support/site-test.ts";

test("an unknown host name gets 421 and a plain page that echoes nothing", async ({ request }) => {
  for (const path of ["/", "/m/home", "/api/start-up", "/assets/x.js"]) {
    const response = await ask(request, "evil-name.example", path);
    expect(response.status()).toBe(421);
    const body = await response.text();
    expect(body).not.toContain("evil-name");
    for (const { brand } of cells) expect(body.toLowerCase()).not.toContain(brand.id);
    expect(response.headers()["content-security-policy"]).toContain("default-src 'none'");
  }
});

test("the host reports that it is healthy", async ({ request }) => {
  expect(await (await ask(request, "any-name.example", "/healthz")).json()).toEqual({ status: "ok" });
});

for (const cell of brandCells) {
  const host = cell.brand.brand.hosts[0] ?? "";

  test(`every answer of ${cell.brand.id} carries the security headers`, async ({ request }) => {
    const page = await ask(request, host, "/");
    const asset = /href="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? "";
    for (const path of [
      "/",
      "/m/login",
      asset,
      "/api/start-up",
      `/_livery/${cell.language.code}/site.json`,
      "/assets/none.js",
      "/api/none",
    ]) {
      const headers = (await ask(request, host, path)).headers();
      expect(headers["content-security-policy"], path).toMatch(/default-src 'none'/);
      expect(headers["content-security-policy"], path).not.toMatch(/unsafe-inline|unsafe-eval/);
      expect(headers["x-content-type-options"], path).toBe("nosniff");
      expect(headers["referrer-policy"], path).toBeTruthy();
    }
    expect((await ask(request, host, asset)).headers()["cache-control"]).toContain("immutable");
  });

  test(`a page of ${cell.brand.id} calls the platform for its own merchant only`, async ({ request }) => {
    const other = brandCells.find(({ brand }) => brand !== cell.brand);
    if (!other) return;
    const vendors = async (headers: Record<string, string>) =>
      (await ask(request, host, "/api/games/vendors?language=EN", headers)).text();
    expect(await vendors({ "Merchant-Code": other.brand.brand.merchant.code })).toBe(await vendors({}));
  });
}
