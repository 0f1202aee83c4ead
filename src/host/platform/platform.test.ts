import { expect, test } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { contract, type CallName } from "#gateway/contract.ts";
import { callAt, pathOf, platformOf } from "./platform.ts";

test("every call of the contract is found by its method and path", () => {
  for (const [name, { method, path }] of Object.entries(contract)) expect(callAt(method, path)).toBe(name);
});
test.each([
  ["POST", "/api/wallet"],
  ["GET", "/api/wallet/"],
  ["GET", "/api/nowhere"],
  ["HEAD", "/api/wallet"],
])("there is no call %s %s", (method, path) => expect(callAt(method, path)).toBeUndefined());

test("a brand's platform is the sandbox, or its own address", async () => {
  expect(platformOf(await compiledAcme(), "http://127.0.0.1:4101")).toBe("http://127.0.0.1:4101");
  expect(platformOf(await compiledAcme({ gateway: { platform: "https://platform.example/base/" } }), null)).toBe(
    "https://platform.example/base",
  );
});
test("a call's path is the contract's, unless the brand overrides it", async () => {
  const brand = await compiledAcme({ gateway: { platform: "sandbox", paths: { hotGames: "/v2/games/hot" } } });
  const paths = (["hotGames", "vendors"] satisfies CallName[]).map((call) => pathOf(brand, call));
  expect(paths).toEqual(["/v2/games/hot", "/api/games/vendors"]);
});
