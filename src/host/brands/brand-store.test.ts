import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { failIn } from "../../../tests/support/failing-rule.ts";
import { acmeSources, FIXTURE } from "../../../tests/support/compiled-brand.ts";
import type { SourceFiles } from "#compile/compile.ts";
import { currentFormat } from "#descriptor/format.ts";
import { LocalCompiler } from "../compiler/local-compiler.ts";
import { BrandStore, type Change } from "./brand-store.ts";
import { emptyFolder } from "../../../tests/support/empty-folder.ts";

/** The test site with a second brand beside acme. */
async function twoBrands(acme: object = {}, zenith: object | string = {}): Promise<SourceFiles> {
  const sources = await acmeSources(acme);
  const own = {
    format: currentFormat,
    name: "Zenith",
    hosts: ["zenith.example"],
    merchant: { code: "zenith", trialCode: "zenithtrial" },
  };
  const text = typeof zenith === "string" ? zenith : JSON.stringify({ ...own, ...zenith });
  return { ...sources, texts: { ...sources.texts, "brands/zenith/brand.json": text } };
}
const ids = (brands: Iterable<{ id: string }>) => [...brands].map(({ id }) => id).sort();

/** A store, and how it takes everything that is in a folder with these files. */
function newStore() {
  const folder = emptyFolder();
  cpSync(FIXTURE, folder, { recursive: true });
  const [brands, textPacks, data] = ["brands", "text-packs", "data"].map((name) => join(folder, name));
  const compiler = new LocalCompiler({
    brands: brands ?? "",
    textPacks: textPacks ?? "",
    data: data ?? "",
    engine: null,
    worker: 1,
  });
  const store = new BrandStore();
  const take = async ({ texts }: SourceFiles): Promise<Change> => {
    const zenith = "brands/zenith/brand.json";
    if (!(zenith in texts) && existsSync(join(folder, zenith)))
      rmSync(join(folder, dirname(zenith)), { recursive: true });
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const look = await compiler.look();
    store.note(look);
    return { ...store.take(await compiler.compile(look.affected, look.affected)), removed: look.removed };
  };
  return { store, take };
}

let store: BrandStore;
let take: (sources: SourceFiles) => Promise<Change>;
beforeEach(async () => {
  ({ store, take } = newStore());
  await take(await twoBrands());
});

test("each host name maps to its brand, and no other to any", () => {
  expect(store.atHost("acme.example")?.id).toBe("acme");
  expect(store.atHost("m.acme.example")?.id).toBe("acme");
  expect(store.atHost("zenith.example")?.id).toBe("zenith");
  expect(store.atHost("example")).toBeUndefined();
  expect(store.atHost("")).toBeUndefined();
});

test("an edit updates the edited brand and no other", async () => {
  const change = await take(await twoBrands({ name: "Acme Two" }));
  expect(ids(change.updated)).toEqual(["acme"]);
  expect(store.atHost("acme.example")?.brand.name).toBe("Acme Two");
});
test("saving a file without a change updates nothing", async () =>
  expect((await take(await twoBrands())).updated).toEqual([]));

describe("an invalid edit", () => {
  test.each([
    ["of JSON", "{ oops"],
    ["of sense", { hosts: [] }],
  ])("%s keeps the brand's last good version and affects no other brand", async (_, broken) => {
    const change = await take(await twoBrands({ name: "Acme Two" }, broken));
    expect([...change.broken.keys()]).toEqual(["zenith"]);
    expect(change.broken.get("zenith")?.[0]).toMatchObject({ file: "brands/zenith/brand.json", severity: "error" });
    expect(store.atHost("zenith.example")?.brand.name).toBe("Zenith");
    expect(store.atHost("acme.example")?.brand.name).toBe("Acme Two");
  });
  test("that makes the compiler fail is that brand's mistake: the other is edited", async () => {
    failIn("zenith");
    const change = await take(await twoBrands({ name: "Acme Two" }, { name: "Zenith Two" }));
    expect(ids(change.updated)).toEqual(["acme"]);
    expect([...change.broken.keys()]).toEqual(["zenith"]);
    expect(change.broken.get("zenith")).toMatchObject([{ rule: "compiler-failure", file: "brands/zenith/brand.json" }]);
    expect(store.atHost("zenith.example")?.brand.name).toBe("Zenith");
  });
  test("is cleared when it is fixed", async () => {
    await take(await twoBrands({}, "{ oops"));
    const change = await take(await twoBrands({}, { name: "Zenith Three" }));
    expect(change.broken.size).toBe(0);
    expect(store.atHost("zenith.example")?.brand.name).toBe("Zenith Three");
  });
  test("of a brand that was never valid has no version to keep", async () => {
    const fresh = newStore();
    await fresh.take(await twoBrands({}, "{ oops"));
    expect(ids(fresh.store.all())).toEqual(["acme"]);
  });
});

test("a brand whose folder is deleted disappears with its hosts", async () => {
  const change = await take(await acmeSources());
  expect(change.removed).toEqual(["zenith"]);
  expect(store.atHost("zenith.example")).toBeUndefined();
  expect(ids(store.all())).toEqual(["acme"]);
});
test("a brand that moves to another host leaves its old one", async () => {
  await take(await twoBrands({}, { hosts: ["new.zenith.example"] }));
  expect(store.atHost("zenith.example")).toBeUndefined();
  expect(store.atHost("new.zenith.example")?.id).toBe("zenith");
});

describe("a brand of an earlier format", () => {
  const menu = (action: object) => ({ menus: { main: { entries: { home: { do: action } } } } });

  test("is served like the same brand in the current one, and its layer is named", async () => {
    const [old, now] = [newStore(), newStore()];
    const change = await old.take(await twoBrands({}, { format: 1, ...menu({ do: "navigate", to: "login" }) }));
    await now.take(await twoBrands({}, menu({ action: "navigate", to: "login" })));
    expect([...change.broken.keys()]).toEqual([]);
    expect(change.migrated).toEqual(["zenith"]);
    expect(old.store.atHost("zenith.example")?.digest).toBe(now.store.atHost("zenith.example")?.digest);
  });
  test("that is newer than the host keeps the brand's last good version", async () => {
    const change = await take(await twoBrands({}, { format: 99, name: "Zenith Two" }));
    expect(change.broken.get("zenith")?.map(({ rule }) => rule)).toEqual(["newer-format"]);
    expect(change.migrated).toEqual([]);
    expect(store.atHost("zenith.example")?.brand.name).toBe("Zenith");
  });
});
