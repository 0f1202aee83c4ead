import { expect, test } from "vitest";
import type { CompiledBrand, Language } from "#descriptor/compiled-brand.ts";
import { required } from "#kernel/assert.ts";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { searchFacts } from "./search-facts.ts";
import { brands } from "../../../tests/support/every-brand.ts";

const acme = await compiledAcme();
const page = { title: "Deposit · Acme", open: true };
const languageOf = (brand: CompiledBrand, code: string): Language =>
  required(
    brand.languages.find((language) => language.code === code),
    code,
  );
/** Acme with changes to its home, its deposit page and its host names. */
function factsOf(
  { home = {}, deposit = {}, hosts = ["acme.localhost", "m.acme.example"], routeId = "voucherCenter" },
  { title, open } = page,
) {
  const { routes } = acme.brand;
  const texts = {
    ...acme.texts,
    EN: { ...acme.texts.EN, "d.home": "Slots and sports.", "d.deposit": "Put money in." },
  };
  const changed = {
    ...routes,
    home: { ...required(routes["home"], "home"), ...home },
    voucherCenter: { ...required(routes["voucherCenter"], "voucherCenter"), ...deposit },
  };
  const brand = { ...acme, texts, brand: { ...acme.brand, hosts, routes: changed } };
  return searchFacts(brand, languageOf(acme, "EN"), routeId, { title, open });
}

test("a page is described by its route's own text", () => {
  expect(factsOf({ deposit: { description: "d.deposit" } }).description).toBe("Put money in.");
});
test("without one it is described by its title and what is said of the start page", () => {
  expect(factsOf({ home: { description: "d.home" } }).description).toBe("Deposit · Acme – Slots and sports.");
  expect(factsOf({}).description).toBe("Deposit · Acme");
});
test("its address is the one at the first host name that is not of this machine", () => {
  expect(factsOf({}).canonical).toBe("https://m.acme.example/m/voucherCenter");
  expect(factsOf({ hosts: ["acme.localhost"] }).canonical).toBeNull();
});
test("a route that reads a query has no one address", () => {
  expect(factsOf({ deposit: { query: { id: "Which one." } } }).canonical).toBeNull();
});
test("what guests may not enter is not listed, and neither is a page that says that something does not work", () => {
  expect(factsOf({})).toMatchObject({ listed: true });
  expect(factsOf({}, { ...page, open: false })).toMatchObject({ listed: false, canonical: null });
  expect(factsOf({ routeId: "notFound" })).toMatchObject({ listed: false, canonical: null });
});

test.each([...brands.keys()])("every route of %s has a description of its own in every language", (id) => {
  const brand = required(brands.get(id), id);
  const without = brand.languages.flatMap(({ code }) =>
    Object.entries(brand.brand.routes)
      .filter(([, { description = "" }]) => !brand.texts[code]?.[description])
      .map(([route]) => `${code} ${route}`),
  );
  expect(without).toEqual([]);
});
test("search engines show a description whole: it has at most 160 characters", () => {
  for (const { brand, texts, languages } of brands.values())
    for (const { code } of languages)
      for (const { description = "" } of Object.values(brand.routes))
        expect((texts[code]?.[description] ?? "").length, `${code} ${description}`).toBeLessThanOrEqual(160);
});
