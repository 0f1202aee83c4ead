// @vitest-environment jsdom
import { expect, test } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { brandIcon, iconAddress } from "./brand-icon.ts";

const drawn = await compiledAcme({ logo: { mark: "gem" } });
const pictured = await compiledAcme();

test("a mark of the engine is drawn in the brand's colours", () => {
  const icon = new DOMParser().parseFromString(brandIcon(drawn), "image/svg+xml");
  expect(icon.querySelector("parsererror")).toBeNull();
  expect(icon.querySelector("rect")?.getAttribute("fill")).toBe(drawn.brand.theme.color.accent.$value);
  expect(icon.querySelectorAll("g > *").length).toBe(drawn.icons["gem"]?.length);
});
test("a logo that is a picture is the icon itself", () => {
  expect(iconAddress(pictured, { "assets/logo.svg": "/brand-assets/1/logo.svg" })).toBe("/brand-assets/1/logo.svg");
  expect(iconAddress(drawn, {})).toBe("/_livery/icon.svg");
});
