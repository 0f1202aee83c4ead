import { sampleLanguages } from "../support/matrix.ts";
import { valueOf } from "../support/platform-call.ts";
import { expect, openRoute, test } from "../support/site-test.ts";

for (const cell of sampleLanguages(1)) {
  test(`a customer-service contact of ${cell.name} opens the decrypted address, and loads the decryption only then @games-2-50 @games-2-109`, async ({
    page,
    context,
  }) => {
    const { customerService } = await valueOf(cell, "settings", { language: cell.language.code }, "10.77.0.2");
    const { url: link = "" } = customerService.find(({ type }) => type === "customerService") ?? {};
    const address = `${new URL(link).origin}/chat`;
    await context.route(`${new URL(link).origin}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>chat</title>" }),
    );
    await openRoute(page, cell, "service");
    expect(await page.content()).not.toContain(address);
    const chunks: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/address-in-")) chunks.push(request.url());
    });
    const [tab] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: cell.text("service.customerService") }).click(),
    ]);
    await expect(tab).toHaveURL(address);
    expect(chunks).toHaveLength(1);
  });
}
