import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { acmeSources, FIXTURE } from "../../tests/support/compiled-brand.ts";
import { fakeBuild } from "../../tests/support/fake-build.ts";
import { currentFormat } from "#descriptor/format.ts";
import { settingsFrom } from "./settings.ts";
import { SiteHost } from "./site-host.ts";
import type { Change } from "./brands/brand-store.ts";
import { LocalCompiler } from "./compiler/local-compiler.ts";
import { emptyFolder } from "../../tests/support/empty-folder.ts";

/** A host beside acme and so many brands above it, and how they are saved. */
async function hostOf(count: number) {
  const folder = emptyFolder();
  cpSync(FIXTURE, folder, { recursive: true });
  const { texts } = await acmeSources();
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(folder, path), text);
  const save = (id: string, changes: object | string = {}) => {
    const own = { format: currentFormat, extends: "acme", name: id, hosts: [`${id}.example`] };
    const brand = { ...own, merchant: { code: id, trialCode: `${id}trial` } };
    const path = join(folder, "brands", id, "brand.json");
    mkdirSync(join(folder, "brands", id), { recursive: true });
    writeFileSync(path, typeof changes === "string" ? changes : JSON.stringify({ ...brand, ...changes }));
    return [path];
  };
  for (let index = 0; index < count; index++) save(`brand${index}`);
  const settings = {
    ...settingsFrom({}),
    brands: join(folder, "brands"),
    textPacks: join(folder, "text-packs"),
    data: join(folder, "data"),
  };
  const start = async () => {
    const compiler = new LocalCompiler(settings);
    const compile = vi.spyOn(compiler, "compile");
    const host = new SiteHost(settings, fakeBuild(), { compiler, draw: async () => new Map() });
    await host.reload();
    const fail = () => compile.mockRejectedValueOnce(new Error("no thread"));
    return { host, fail, compiled: () => compile.mock.calls.splice(0).map(([ids]) => ids) };
  };
  return { folder, save, start };
}

/** Compiles everything that waits; returns the ids of brands with a mistake. */
async function compileAll(host: SiteHost): Promise<string[]> {
  const broken: string[] = [];
  for (let change = await host.compileNext(); change; change = await host.compileNext())
    broken.push(...change.broken.keys());
  return broken;
}

test("of few brands all are compiled at once, and have what they replace in those below", async () => {
  const { save, start } = await hostOf(3);
  save("brand0", { menus: { main: { entries: { home: { do: { action: "open-service" } } } } } });
  const { host, compiled } = await start();
  expect(compiled()).toEqual([["acme", "brand0", "brand1", "brand2"]]);
  expect(host.brands.all().map(({ id }) => id)).toEqual(["acme", "brand0", "brand1", "brand2"]);
  const entries = host.brands.atHost("brand0.example")?.brand.menus["main"]?.entries;
  expect(entries?.["home"]?.do).toEqual({ action: "open-service" });
});

test("a brand that is removed while its folder stays is not served as it last was", async () => {
  const { folder, save, start } = await hostOf(1);
  save("gone");
  const { host } = await start();
  expect(host.brands.isServed("gone")).toBe(true);
  const path = join(folder, "brands/gone/brand.json");
  rmSync(path);
  expect((await host.reload([path])).removed).toEqual(["gone"]);
  expect(host.brands.all().map(({ id }) => id)).toEqual(["acme", "brand0"]);
});

test("a brand whose compilation broke off waits for its next turn", async () => {
  const { host, fail, compiled } = await (await hostOf(25)).start();
  fail();
  await expect(host.compileNext()).rejects.toThrow("no thread");
  const [broken = []] = compiled();
  expect(broken.map((id) => host.isWaiting(id))).toEqual([true]);
  await compileAll(host);
  expect(compiled()).toContainEqual(broken);
});

test("of many brands each is compiled when it is asked for, once, and served no sooner", async () => {
  const { host, compiled } = await (await hostOf(25)).start();
  expect([compiled(), host.brands.all(), host.brands.known().length]).toEqual([[], [], 26]);
  const asked = await Promise.all([1, 2, 3].map(() => host.brandAt("brand7.example")));
  expect(asked.map((brand) => brand?.id)).toEqual(["brand7", "brand7", "brand7"]);
  expect(await host.brandAt("nobody.example")).toBeUndefined();
  expect(compiled()).toEqual([["brand7"]]);
});

test("a brand with a mistake is never served, whether somebody asks for it or not", async () => {
  const { save, start } = await hostOf(25);
  save("brand7", { name: 7 });
  save("brand8", { hosts: ["brand9.example"] });
  const { host } = await start();
  expect(await host.brandAt("brand7.example")).toBeUndefined();
  expect(await host.brandAt("brand9.example"), "two brands claim it from the start").toBeUndefined();
  expect((await compileAll(host)).sort()).toEqual(["brand7", "brand8", "brand9"]);
  expect([...host.brands.broken().keys()].sort()).toEqual(["brand7", "brand8", "brand9"]);
});

test("who had a host keeps it: a newcomer is refused at its line, also after a restart", async () => {
  const { save, start } = await hostOf(3);
  const { host } = await start();
  const refused = (change: Change) =>
    [...change.broken].map(([id, found]) => `${id} ${[...new Set(found.map(({ rule, file }) => `${rule} ${file}`))]}`);
  const servedBy = (one: SiteHost) =>
    Promise.all([0, 1, 2].map(async (index) => (await one.brandAt(`brand${index}.example`))?.id));
  const eachItsOwn = ["brand0", "brand1", "brand2"];

  const theft = { hosts: ["brand0.example", "brand2.example"] };
  const refusal = "brand0 same-host-twice brands/brand0/brand.json";
  expect(refused(await host.reload(save("brand0", theft)))).toEqual([refusal]);
  expect(
    refused(await host.reload(save("brand1", { merchant: { code: "brand2", trialCode: "brand1trial" } }))),
  ).toEqual([refusal, "brand1 same-merchant-twice brands/brand1/brand.json"]);
  expect(await servedBy(host)).toEqual(eachItsOwn);
  const restarted = await start();
  expect(await servedBy(restarted.host)).toEqual(eachItsOwn);
  expect([...restarted.host.brands.broken().keys()].sort()).toEqual(["brand0", "brand1"]);

  await host.reload(save("brand1"));
  expect(refused(await host.reload(save("brand2", "{ oops")))).toEqual([
    refusal,
    "brand2 broken-json brands/brand2/brand.json",
  ]);
  expect(await servedBy(host), "what cannot be read gives nothing away").toEqual(eachItsOwn);
  expect(refused(await host.reload(save("brand2", { hosts: ["new.example"] })))).toEqual([]);
  expect((await host.brandAt("brand2.example"))?.id, "its owner has left it").toBe("brand0");
});

test("a brand that nobody visited has a last good version, also after a restart", async () => {
  const { save, start } = await hostOf(25);
  const { host } = await start();
  await compileAll(host);
  expect(host.brands.all(), "what nobody asked for is not held").toEqual([]);
  const change = await host.reload(save("brand7", "{ oops"));
  expect([...change.broken.keys()]).toEqual(["brand7"]);
  expect((await host.brandAt("brand7.example"))?.brand.name).toBe("brand7");
  expect((await (await start()).host.brandAt("brand7.example"))?.brand.name).toBeUndefined();
});

test("an edit compiles the brands that it reaches, those on open pages first", async () => {
  const { folder, save, start } = await hostOf(25);
  const { host, compiled } = await start();
  const brand = await host.brandAt("brand7.example");
  await host.brandAt("brand3.example");
  await compileAll(host);
  compiled();
  expect((await host.reload(save("brand5", { name: "Five" }))).updated.map(({ id }) => id)).toEqual(["brand5"]);
  expect(compiled()).toEqual([["brand5"]]);

  const sent: string[] = [];
  const page = { on: vi.fn(), write: (text: string) => sent.push(text) } as never;
  if (brand) host.listen(brand, page);
  const path = join(folder, "brands/acme/brand.json");
  const { texts } = await acmeSources({ flags: { PASSKEYLOGIN: false } });
  writeFileSync(path, texts["brands/acme/brand.json"] ?? "");
  expect((await host.reload([path])).updated.map(({ id }) => id)).toEqual(["brand7"]);
  await compileAll(host);
  const order = compiled();
  expect([order[0], order.slice(1, 3).flat().sort()]).toEqual([["brand7"], ["brand3", "brand5"]]);
  expect(new Set(order.flat()).size).toBe(26);
});

test("a brand that is removed is not served any more, and a new one is", async () => {
  const { folder, save, start } = await hostOf(25);
  const { host } = await start();
  await host.brandAt("brand7.example");
  rmSync(join(folder, "brands/brand7"), { recursive: true });
  const paths = save("new");
  const change = await host.reload([join(folder, "brands/brand7"), ...paths]);
  expect([change.removed, change.added]).toEqual([["brand7"], ["new"]]);
  expect([await host.brandAt("brand7.example"), (await host.brandAt("new.example"))?.id]).toEqual([undefined, "new"]);
});
