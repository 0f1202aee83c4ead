import { expect, test } from "vitest";
import { routeSlice, siteSlice } from "#compile/emit/slices.ts";
import { callTable } from "#gateway/call-table.ts";
import { contract } from "#gateway/contract.ts";
import { isObject } from "#kernel/json.ts";
import { brands } from "../support/every-brand.ts";

/** The calls that a part of a slice names, wherever it does. */
function namedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (!isObject(value)) return [];
  const { call, calls = [] } = value;
  return [call, ...(Array.isArray(calls) ? calls : []), ...Object.values(value).flatMap(namedIn)].filter(
    (name): name is string => typeof name === "string" && Object.hasOwn(contract, name),
  );
}

test.each([...brands.keys()])("each page of %s knows the calls that its slice and the site's name", (id) => {
  const brand = brands.get(id);
  if (!brand) throw new Error(id);
  const site = siteSlice(brand, "EN", { assets: {}, watched: false });
  const unknown = Object.keys(brand.brand.routes).flatMap((route) => {
    const page = routeSlice(brand, "EN", route);
    const { calls: ofSite = {}, ...frame } = site;
    const { calls: ofPage = {}, ...own } = page;
    const known = { ...callTable, ...ofSite, ...ofPage };
    const named = [...namedIn(frame), ...namedIn(own)];
    expect(Object.keys(ofPage).filter((name) => Object.hasOwn(ofSite, name))).toEqual([]);
    return named.filter((name) => !Object.hasOwn(known, name)).map((name) => `${route}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test("pages name calls that only their slices describe", () => {
  const named = [...brands.values()].flatMap((brand) =>
    Object.keys(brand.brand.routes).flatMap((route) => Object.keys(routeSlice(brand, "EN", route).calls ?? {})),
  );
  expect(new Set(named).size).toBeGreaterThan(20);
});
