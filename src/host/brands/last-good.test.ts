import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { hosting } from "../../../tests/support/hosted-brand.ts";
import { logger } from "../logger.ts";
import { SiteHost } from "../site-host.ts";
import { LocalCompiler } from "../compiler/local-compiler.ts";

const picture = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colour}"/></svg>`;

/** A host on the same folders as another: what a restart serves. */
async function restarted({ settings, build }: SiteHost): Promise<SiteHost> {
  const host = new SiteHost(settings, build, { compiler: new LocalCompiler(settings) });
  await host.reload();
  return host;
}
const nameOf = (host: SiteHost) => host.brands.atHost("acme.example")?.brand.name;
/** The address of acme's picture, and how many bytes are served there. */
function pictureOf(host: SiteHost): [string | undefined, number | undefined] {
  const brand = host.brands.atHost("acme.example");
  const { urls, bodies } = host.assetsOf(brand as NonNullable<typeof brand>);
  const url = urls["assets/logo.svg"];
  return [url, bodies.get(url ?? "")?.plain.length];
}

test("a brand with a mistake is served as it last was after a restart, with its pictures", async () => {
  const { host, edit } = await hosting();
  const assets = join(host.settings.brands, "acme/assets");
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, "logo.svg"), picture("red"));
  await edit({ name: "Acme Two" });
  const before = pictureOf(host);
  expect(before[1]).toBeGreaterThan(0);

  await edit("{ oops");
  writeFileSync(join(assets, "logo.svg"), "no picture");
  await host.reload();
  expect([nameOf(host), pictureOf(host)]).toEqual(["Acme Two", before]);
  const again = await restarted(host);
  expect([nameOf(again), pictureOf(again)]).toEqual(["Acme Two", before]);

  rmSync(join(assets, "logo.svg"));
  writeFileSync(join(assets, "logo.svg"), picture("blue"));
  await edit({ name: "Acme Three" });
  const change = await again.reload();
  expect([nameOf(again), change.healed, change.broken.size]).toEqual(["Acme Three", ["acme"], 0]);
  expect(pictureOf(again)[0]).not.toBe(before[0]);
});

test("a mistake in a layer below is no reason to lose the brand", async () => {
  const { host, edit } = await hosting();
  await edit({ name: "Acme Two" });
  writeFileSync(join(host.settings.brands, "base/brand.json"), "{ oops");
  expect(nameOf(await restarted(host))).toBe("Acme Two");
});

test("a removed brand is forgotten, with the content that no other brand has", async () => {
  const { host, edit } = await hosting();
  const [folder = ""] = readdirSync(join(host.settings.data, "last-good"));
  const kept = (what: string) => readdirSync(join(host.settings.data, "last-good", folder, what)).length;
  await edit({ name: "Acme Two" });
  expect(kept("brands")).toBe(1);
  rmSync(join(host.settings.brands, "acme"), { recursive: true });
  expect((await host.reload()).removed).toEqual(["acme"]);
  expect([kept("brands"), kept("contents")]).toEqual([0, 0]);
  mkdirSync(join(host.settings.brands, "acme"));
  writeFileSync(join(host.settings.brands, "acme/brand.json"), "{ oops");
  expect(nameOf(await restarted(host))).toBeUndefined();
});

test("a disk that cannot be written is logged, and stops nothing", async () => {
  const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
  const { host } = await hosting({ data: "/dev/null/data" });
  expect(nameOf(host)).toBe("Acme");
  expect(warn).toHaveBeenCalledWith(expect.anything(), "the last good version of a brand cannot be kept");
  warn.mockRestore();
});
