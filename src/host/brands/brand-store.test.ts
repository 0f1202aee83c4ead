import { beforeEach, describe, expect, test } from "vitest";
import { failIn } from "../../../tests/support/failing-rule.ts";
import { acmeSources } from "../../../tests/support/compiled-brand.ts";
import type { SourceFiles } from "#compile/compile.ts";
import { currentFormat } from "#descriptor/format.ts";
import { BrandStore } from "./brand-store.ts";

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

let store: BrandStore;
beforeEach(async () => {
  store = new BrandStore({ watched: true });
  store.take(await twoBrands());
});

test("each host name maps to its brand, and no other to any", () => {
  expect(store.atHost("acme.example")?.id).toBe("acme");
  expect(store.atHost("m.acme.example")?.id).toBe("acme");
  expect(store.atHost("zenith.example")?.id).toBe("zenith");
  expect(store.atHost("example")).toBeUndefined();
  expect(store.atHost("")).toBeUndefined();
});

test("an edit updates the edited brand and no other", async () => {
  const change = store.take(await twoBrands({ name: "Acme Two" }));
  expect(ids(change.updated)).toEqual(["acme"]);
  expect(store.atHost("acme.example")?.brand.name).toBe("Acme Two");
});
test("saving a file without a change updates nothing", async () =>
  expect(store.take(await twoBrands()).updated).toEqual([]));

describe("an invalid edit", () => {
  test.each([
    ["of JSON", "{ oops"],
    ["of sense", { hosts: [] }],
  ])("%s keeps the brand's last good version and affects no other brand", async (_, broken) => {
    const change = store.take(await twoBrands({ name: "Acme Two" }, broken));
    expect([...change.broken.keys()]).toEqual(["zenith"]);
    expect(change.broken.get("zenith")?.[0]).toMatchObject({ file: "brands/zenith/brand.json", severity: "error" });
    expect(store.atHost("zenith.example")?.brand.name).toBe("Zenith");
    expect(store.atHost("acme.example")?.brand.name).toBe("Acme Two");
  });
  test("that makes the compiler fail is that brand's mistake: the other is edited", async () => {
    failIn("zenith");
    const change = store.take(await twoBrands({ name: "Acme Two" }, { name: "Zenith Two" }));
    expect(ids(change.updated)).toEqual(["acme"]);
    expect([...change.broken.keys()]).toEqual(["zenith"]);
    expect(change.broken.get("zenith")).toMatchObject([{ rule: "compiler-failure", file: "brands/zenith/brand.json" }]);
    expect(store.atHost("zenith.example")?.brand.name).toBe("Zenith");
  });
  test("is cleared when it is fixed", async () => {
    store.take(await twoBrands({}, "{ oops"));
    const change = store.take(await twoBrands({}, { name: "Zenith Three" }));
    expect(change.broken.size).toBe(0);
    expect(store.atHost("zenith.example")?.brand.name).toBe("Zenith Three");
  });
  test("of a brand that was never valid has no version to keep", async () => {
    const fresh = new BrandStore({ watched: true });
    fresh.take(await twoBrands({}, "{ oops"));
    expect(ids(fresh.all())).toEqual(["acme"]);
  });
});

test("a brand whose folder is deleted disappears with its hosts", async () => {
  const change = store.take(await acmeSources());
  expect(change.removed).toEqual(["zenith"]);
  expect(store.atHost("zenith.example")).toBeUndefined();
  expect(ids(store.all())).toEqual(["acme"]);
});
test("a brand that moves to another host leaves its old one", async () => {
  store.take(await twoBrands({}, { hosts: ["new.zenith.example"] }));
  expect(store.atHost("zenith.example")).toBeUndefined();
  expect(store.atHost("new.zenith.example")?.id).toBe("zenith");
});

describe("a brand of an earlier format", () => {
  const menu = (action: object) => ({ menus: { main: { entries: { home: { do: action } } } } });

  test("is served like the same brand in the current one, and its layer is named", async () => {
    const old = new BrandStore({ watched: true });
    const now = new BrandStore({ watched: true });
    const change = old.take(await twoBrands({}, { format: 1, ...menu({ do: "navigate", to: "login" }) }));
    now.take(await twoBrands({}, menu({ action: "navigate", to: "login" })));
    expect([...change.broken.keys()]).toEqual([]);
    expect(change.migrated).toEqual(["zenith"]);
    expect(old.atHost("zenith.example")?.digest).toBe(now.atHost("zenith.example")?.digest);
  });
  test("that is newer than the host keeps the brand's last good version", async () => {
    const change = store.take(await twoBrands({}, { format: 99, name: "Zenith Two" }));
    expect(change.broken.get("zenith")?.map(({ rule }) => rule)).toEqual(["newer-format"]);
    expect(change.migrated).toEqual([]);
    expect(store.atHost("zenith.example")?.brand.name).toBe("Zenith");
  });
});
