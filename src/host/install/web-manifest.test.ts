import { expect, test } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { required } from "#kernel/assert.ts";
import { webManifest } from "./web-manifest.ts";

const acme = await compiledAcme();
const filipino = required(acme.languages[1], "TY");
const manifestOf = (brand: typeof acme) =>
  JSON.parse(webManifest(brand, filipino, {})) as Record<string, unknown> & {
    icons: { sizes: string; type: string; purpose: string }[];
  };

test("a phone gets the site's name, its start page, and standalone display", () => {
  expect(manifestOf(acme)).toMatchObject({
    id: "/m/home",
    name: "Acme",
    short_name: "Acme",
    lang: "fil-PH",
    dir: "ltr",
    start_url: "/m/home",
    scope: "/",
    display: "standalone",
  });
});
test("its colours are the theme's, as hex: the header's for the phone's bar, the page's for the splash screen", () => {
  const { theme_color: bar, background_color: start } = manifestOf(acme);
  expect([bar, start]).toEqual([acme.themeColour.light, acme.brand.theme.color.surface.$value]);
  for (const colour of [bar, start]) expect(colour).toMatch(/^#[0-9a-f]{3,6}$/);
});
test("there are icons for every phone: two sizes, a maskable one, and the drawing", () => {
  expect(manifestOf(acme).icons.map(({ sizes, type, purpose }) => `${sizes} ${type} ${purpose}`)).toEqual([
    "192x192 image/png any",
    "512x512 image/png any",
    "512x512 image/png maskable",
    "any image/svg+xml any",
  ]);
});
test("the short name fits below an icon: the logo's text where the name is too long", async () => {
  const long = await compiledAcme({ name: "The Acme Gaming Company", logo: { wordmark: "ACME" } });
  expect(manifestOf(long)).toMatchObject({ name: "The Acme Gaming Company", short_name: "ACME" });
});
