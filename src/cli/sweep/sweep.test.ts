import { existsSync, readFileSync, readdirSync, renameSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { triedSite, type TriedSite } from "../../../tests/support/tried-site.ts";
import { required } from "#kernel/assert.ts";
import { layerPlaces } from "./layer-places.ts";
import { comparedShared } from "./compared-shared.ts";
import { provedDigests } from "./prove.ts";
import { readLayer } from "./read-layer.ts";
import { SharedLayers } from "./shared-layers.ts";
import { sweep, type Swept } from "./sweep.ts";
import { SweepMemory } from "./sweep-memory.ts";

const brand = (id: string, more: object = {}) => ({
  hosts: [`${id}.example`],
  merchant: { code: id, trialCode: `${id}trial` },
  ...more,
});

/** Checks a site as `livery check` does, with a cache next to it. */
function lookAt({ folder }: TriedSite) {
  const folders = { brands: join(folder, "brands"), textPacks: join(folder, "text-packs") };
  const memory = { folder: join(folder, ".livery"), engine: "tested" };
  return async (only: readonly string[] = []): Promise<Swept & { remembered: number }> => {
    setBack(folder, 1000, Date.now() - 500);
    const places = layerPlaces(folders);
    if (!places) throw new Error("no places");
    const before = new SweepMemory(memory);
    const layers = new SharedLayers(places.shared);
    for (const digest of provedDigests(layers, before.proved)) before.proved.add(digest);
    const sound = places.shared.every(({ id }) => layers.isProved(id, before.proved));
    const state = before.recallShared(places.shared) ?? {
      sound,
      ...comparedShared(layers, before.proved, before.content),
    };
    const swept = await sweep({ ...places, only, before, memory, state, layers });
    before.keep(memory, state, swept.memories);
    return { ...swept, remembered: swept.memories.reduce((sum, { count }) => sum + count, 0) };
  };
}

describe("a first check", () => {
  it("finds a valid site valid", async () => {
    expect(await lookAt(triedSite())()).toMatchObject({ sound: true, suspects: [], brandIds: ["acme"] });
  });
  it("suspects a brand with a mistake, and no other", async () => {
    const site = triedSite();
    site.write("brands/other/brand.json", brand("other", { footer: { lok: "bar" } }));
    expect(await lookAt(site)()).toMatchObject({ sound: false, suspects: ["other"], brandIds: ["acme", "other"] });
  });
  it("suspects every brand on a layer with a mistake", async () => {
    const site = triedSite();
    site.write("brands/markets/zz/footer.json", { lok: "bar" });
    site.write("brands/other/brand.json", brand("other"));
    expect((await lookAt(site)()).suspects).toEqual(["acme"]);
  });
  it("leaves a market that no brand extends and that has a mistake to the full check", async () => {
    const site = triedSite();
    site.write("brands/markets/yy/brand.json", { footer: { lok: "bar" } });
    expect(await lookAt(site)()).toMatchObject({ sound: false, suspects: [] });
  });
  it("suspects both of two brands that share a host, or a merchant code", async () => {
    const site = triedSite();
    site.write("brands/one/brand.json", brand("one"));
    site.write("brands/two/brand.json", brand("two", { hosts: ["one.example"] }));
    site.write("brands/three/brand.json", brand("three"));
    site.write("brands/four/brand.json", brand("four", { merchant: { code: "four", trialCode: "three" } }));
    expect((await lookAt(site)()).suspects).toEqual(["four", "one", "three", "two"]);
  });
  it("suspects a brand that shares a host with the one requested brand, whatever else is wrong there", async () => {
    const site = triedSite();
    site.write("brands/one/brand.json", brand("one"));
    site.write("brands/two/brand.json", brand("two", { hosts: ["one.example"] }));
    site.write("brands/three/brand.json", brand("three", { footer: { lok: "bar" } }));
    expect((await lookAt(site)(["one"])).suspects).toEqual(["one", "two"]);
    site.write("brands/one/brand.json", brand("one", { footer: { lok: "bar" } }));
    expect((await lookAt(site)(["one"])).suspects).toEqual(["one", "two"]);
  });
  it("suspects brands that extend each other in a circle, or an unknown layer", async () => {
    const site = triedSite();
    site.write("brands/one/brand.json", brand("one", { extends: "two" }));
    site.write("brands/two/brand.json", brand("two", { extends: "one" }));
    site.write("brands/three/brand.json", brand("three", { extends: "nobody" }));
    expect((await lookAt(site)()).suspects).toEqual(["one", "three", "two"]);
  });
  it("checks a brand that extends another by the content of both", async () => {
    const site = triedSite();
    site.write(
      "brands/child/brand.json",
      brand("child", { extends: "acme", footer: { tabs: { home: { icon: "gem" } } } }),
    );
    expect(await lookAt(site)()).toMatchObject({ sound: true, brandIds: ["acme", "child"] });
    site.write("brands/child/brand.json", { extends: "acme", footer: { tabs: { home: { icon: "gem" } } } });
    expect((await lookAt(site)()).suspects).toEqual(["acme", "child"]);
  });
  it("is not sure about a file that is being saved", async () => {
    const site = triedSite();
    const look = lookAt(site);
    await look();
    const soon = new Date(Date.now() + 5000);
    utimesSync(join(site.folder, "brands/acme/brand.json"), soon, soon);
    const { folder } = site;
    const places = layerPlaces({ brands: join(folder, "brands"), textPacks: join(folder, "text-packs") });
    expect(readLayer(required(places?.brands[0], "acme")).content).toBeUndefined();
  });
  it.each(["brands/other.json", "text-packs/EN.json", "text-packs/acmee/EN.json"])(
    "leaves %s, which is in no layer, to the full check",
    (path) => {
      const site = triedSite();
      site.write(path, {});
      const folders = { brands: join(site.folder, "brands"), textPacks: join(site.folder, "text-packs") };
      expect(layerPlaces(folders)).toBeUndefined();
    },
  );
  it("does not count a folder without a descriptor as a brand", async () => {
    const site = triedSite();
    site.write("brands/notes/readme.txt", "Not a brand.");
    expect((await lookAt(site)()).brandIds).toEqual(["acme"]);
  });
});

describe("a brand that was valid in the last run", () => {
  /** A site that has not changed for an hour, and was checked. */
  async function knownSite() {
    const site = triedSite();
    site.write("brands/other/brand.json", brand("other"));
    setBack(site.folder, 3_600_000);
    const look = lookAt(site);
    await look();
    return { site, look };
  }

  it("is not read again while nothing changes", async () => {
    const { site, look } = await knownSite();
    const swept = await look();
    expect(swept).toMatchObject({ sound: true, brandIds: ["acme", "other"] });
    expect(swept.memories.some(({ news }) => news)).toBe(false);
    expect(existsSync(join(site.folder, ".livery/.gitignore"))).toBe(true);
  });
  it("is checked again when a file is edited", async () => {
    const { site, look } = await knownSite();
    site.write("brands/other/brand.json", brand("other", { footer: { lok: "bar" } }));
    expect((await look()).suspects).toEqual(["other"]);
  });
  it("is checked again when a file is added", async () => {
    const { site, look } = await knownSite();
    site.write("brands/other/footer.json", { lok: "bar" });
    expect((await look()).suspects).toEqual(["other"]);
  });
  it("is checked again when a file is removed", async () => {
    const { site, look } = await knownSite();
    renameSync(join(site.folder, "brands/other/brand.json"), join(site.folder, "brands/other/footer.json"));
    expect((await look()).suspects).toEqual(["other"]);
  });
  it("is checked again when a layer below changes", async () => {
    const { site, look } = await knownSite();
    site.write("brands/markets/zz/footer.json", { lok: "bar" });
    expect((await look()).suspects).toEqual(["acme"]);
  });
  it("is not checked again when a layer below changes what no rule compares, unless it sets the same", async () => {
    const { site, look } = await knownSite();
    const path = "brands/base/brand.json";
    const base = readFileSync(join(site.folder, path), "utf8");
    const described = (members: string) => base.replace('"Members."', `"${members}"`);
    site.write(path, described("People with an account."));
    const swept = await look();
    expect(swept.sound).toBe(true);
    expect(swept.memories.some(({ news }) => news)).toBe(false);
    site.write("brands/other/brand.json", brand("other", { access: { member: { description: "Only members." } } }));
    expect((await look()).sound).toBe(true);
    site.write(path, described("Only members."));
    expect((await look()).suspects).toEqual(["other"]);
  });
  it("still counts when a new brand has one of its hosts", async () => {
    const { site, look } = await knownSite();
    site.write("brands/third/brand.json", brand("third", { hosts: ["other.example"] }));
    expect((await look()).suspects).toEqual(["other", "third"]);
  });
  it("is forgotten by another engine", async () => {
    const { site, look } = await knownSite();
    expect(new SweepMemory({ folder: join(site.folder, ".livery"), engine: "another" }).content.lines.size).toBe(0);
    expect((await look()).remembered).toBeGreaterThan(0);
  });
  it("does not rely on a file that was written just now", async () => {
    const site = triedSite();
    const look = lookAt(site);
    await look();
    expect((await look()).memories.some(({ news }) => news)).toBe(true);
  });
  it("is checked again when the cache file is broken", async () => {
    const { site, look } = await knownSite();
    site.write(".livery/checked.jsonl", "{ broken");
    expect(await look()).toMatchObject({ sound: true });
  });
});

/** Dates everything changed since a moment back, because a file that is being saved gets the full check. */
function setBack(folder: string, milliseconds: number, since = 0): void {
  const then = new Date(Date.now() - milliseconds);
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const path = join(folder, name);
    if (statSync(path).mtimeMs > since) utimesSync(path, then, then);
  }
}
