import { expect, test } from "@playwright/test";
import { brandCells, cells } from "../support/matrix.ts";
import { E2E_PORT } from "../support/product.ts";

test("an unknown host name gets 421 and a plain page that reflects nothing", async ({ request }) => {
  for (const path of ["/", "/m/home", "/api/start-up", "/assets/x.js"]) {
    const response = await request.get(`http://127.0.0.1:${E2E_PORT}${path}`, { headers: { Host: "evil-name.example" } });
    expect(response.status()).toBe(421);
    const body = await response.text();
    expect(body).not.toContain("evil-name");
    for (const { brand } of cells) expect(body.toLowerCase()).not.toContain(brand.id);
    expect(response.headers()["content-security-policy"]).toContain("default-src 'none'");
  }
});

test("the host says that it is well", async ({ request }) => {
  expect(await (await request.get(`http://127.0.0.1:${E2E_PORT}/healthz`)).json()).toEqual({ status: "ok" });
});

for (const cell of brandCells) {
  test(`every answer of ${cell.brand.id} carries the security headers`, async ({ request }) => {
    const page = await request.get(`${cell.origin}/`);
    const asset = /href="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? "";
    for (const path of ["/", "/m/login", asset, "/api/start-up", `/_livery/${cell.language.code}/site.json`, "/assets/none.js", "/api/none"]) {
      const headers = (await request.get(`${cell.origin}${path}`)).headers();
      expect(headers["content-security-policy"], path).toMatch(/default-src 'none'/);
      expect(headers["content-security-policy"], path).not.toMatch(/unsafe-inline|unsafe-eval/);
      expect(headers["x-content-type-options"], path).toBe("nosniff");
      expect(headers["referrer-policy"], path).toBeTruthy();
    }
    expect((await request.get(`${cell.origin}${asset}`)).headers()["cache-control"]).toContain("immutable");
  });

  test(`a page of ${cell.brand.id} speaks for its own merchant only`, async ({ request }) => {
    const other = brandCells.find(({ brand }) => brand !== cell.brand);
    if (!other) return;
    const ask = async (headers: Record<string, string>) => (await request.get(`${cell.origin}/api/games/vendors?language=EN`, { headers })).text();
    expect(await ask({ "Merchant-Code": other.brand.brand.merchant.code })).toBe(await ask({}));
  });
}
