/**
 * `npm run shots -- [route…] [--language EN] [--width 390] [--signed-in] [--account maria] [--sheet] [--dark] [--full]
 * [--popups]`: every brand side by side, one picture for each route and language, taken from a running `npm start`. Look
 * at them before you call a screen done. `--language` may be repeated, and `--language all` is every one that a brand
 * offers; `--sheet` opens that of the first entry; a route may have a query. `--out docs/images/brands.webp` makes the
 * smaller picture of one route for the documentation, each brand shown as a phone; `--brand acme --brand other` selects
 * brands.
 */
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "playwright";
import sharp from "sharp";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { SEED_PASSWORD } from "../sandbox/seed/accounts.ts";
import { systemBrowser } from "./browser.mjs";

const GAP = 24;
const SCALE = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: "string", multiple: true },
    width: { type: "string", default: "390" },
    height: { type: "string", default: "844" },
    port: { type: "string", default: "4100" },
    "signed-in": { type: "boolean", default: false },
    account: { type: "string", default: "maria" },
    sheet: { type: "boolean", default: false },
    dark: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
    popups: { type: "boolean", default: false },
    out: { type: "string" },
    brand: { type: "string", multiple: true },
  },
});
const { brands } = compileBrands(await readSources("brands", "text-packs"), capabilities);
const browser = await chromium.launch({
  ...systemBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const shown = [...brands.values()].filter(({ id }) => !values.brand || values.brand.includes(id));
for (const route of positionals.length > 0 ? positionals : ["home"])
  for (const language of languagesOf(shown)) {
    const shots: Buffer[] = [];
    for (const brand of shown) shots.push(await shoot(browser, brand, { route, language }));
    const name = [route.replaceAll(/[^A-Za-z0-9]+/g, "-"), language, values.sheet && "sheet"].filter(Boolean).join("-");
    const out = values.out ?? `.livery/shots/${name}.png`;
    await mkdir(out.slice(0, out.lastIndexOf("/")), { recursive: true });
    await (out.endsWith(".webp") ? forDocumentation(shots, out) : sideBySide(shots, out));
    console.log(out);
  }
await browser.close();

/** The languages of the pictures; undefined: that of each brand. */
function languagesOf(compiled: readonly CompiledBrand[]): readonly (string | undefined)[] {
  const { language } = values;
  if (language?.includes("all")) return [...new Set(compiled.flatMap(({ brand }) => brand.languages.offered))];
  return language ?? [undefined];
}

/** What a picture shows: a route of the brand, with or without a query, or an address. */
interface Shown {
  route: string;
  language: string | undefined;
}

async function shoot(launched: Browser, { brand }: CompiledBrand, { route, language }: Shown): Promise<Buffer> {
  const origin = `http://${brand.hosts[0]}:${values.port}`;
  const context = await launched.newContext({
    viewport: { width: Number(values.width), height: Number(values.height) },
    deviceScaleFactor: SCALE,
    isMobile: true,
    hasTouch: true,
    colorScheme: values.dark ? "dark" : "light",
  });
  if (language) await context.addCookies([{ name: "livery_language", value: language, url: origin }]);
  const page = await context.newPage();
  if (values["signed-in"]) await signIn(page, `${origin}${brand.routes["login"]?.path}`);
  const [id = "", query] = route.split("?");
  await page.goto(`${origin}${brand.routes[id]?.path ?? id}${query === undefined ? "" : `?${query}`}`);
  await page.waitForLoadState("networkidle").catch(() => undefined);
  if (!values.popups) await closePopup(page);
  if (values.sheet) await openSheet(page);
  const picture = await page.screenshot({ fullPage: values.full });
  await context.close();
  return picture;
}

/** Announcements open half a second after home; the contact sheet shows the page behind them. */
async function closePopup(page: Page): Promise<void> {
  const popup = page.locator("dialog[open]");
  const opened = await popup.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
  if (!opened) return;
  await page.keyboard.press("Escape");
  await popup.waitFor({ state: "hidden" });
}

/** Opens the sheet of the first entry of a list, and waits until it no longer moves. */
async function openSheet(page: Page): Promise<void> {
  await page.locator("main :is(li, tbody) button").first().click();
  await page.getByRole("dialog").waitFor();
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.locator('input[autocomplete^="username"]').fill(values.account);
  await page.locator('input[autocomplete="current-password"]').fill(SEED_PASSWORD);
  await page.locator('main form button[type="submit"]').click();
  await page.locator('main[data-route="home"]').waitFor();
}

async function sideBySide(pictures: readonly Buffer[], path: string): Promise<void> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const height = Math.max(...sizes.map((size) => size.height));
  const width = sizes.reduce((sum, size) => sum + size.width + GAP, GAP);
  const placed = pictures.map((input, index) => ({
    input,
    top: GAP,
    left: GAP + sizes.slice(0, index).reduce((sum, size) => sum + size.width + GAP, 0),
  }));
  await sharp({ create: { width, height: height + GAP * 2, channels: 3, background: "#8a8f98" } })
    .composite(placed)
    .png()
    .toFile(path);
}

/** Small, on a light background, with rounded corners and shadows: for the documentation. */
async function forDocumentation(pictures: readonly Buffer[], path: string): Promise<void> {
  const [width, gap] = [300, 22];
  const height = Math.round((width * Number(values.height)) / Number(values.width));
  const corners = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="26"/></svg>`,
  );
  const phones = await Promise.all(
    pictures.map(async (picture) =>
      sharp(await sharp(picture).resize(width, height).toBuffer())
        .composite([{ input: corners, blend: "dest-in" }])
        .png()
        .toBuffer(),
    ),
  );
  const shade = (left: number) =>
    `<rect x="${left}" y="${gap + 6}" width="${width}" height="${height}" rx="26" fill="#1d2433" opacity=".28"/>`;
  const total = { width: phones.length * (width + gap) + gap, height: height + gap * 2 };
  const lefts = phones.map((_, index) => gap + index * (width + gap));
  const shadows = await sharp(
    Buffer.from(`<svg width="${total.width}" height="${total.height}">${lefts.map(shade).join("")}</svg>`),
  )
    .blur(9)
    .png()
    .toBuffer();
  const placed = phones.map((input, index) => ({ input, top: gap, left: lefts[index] ?? 0 }));
  await sharp({ create: { ...total, channels: 3, background: "#e9ebef" } })
    .composite([{ input: shadows, top: 0, left: 0 }, ...placed])
    .webp({ quality: 78, effort: 6 })
    .toFile(path);
}
