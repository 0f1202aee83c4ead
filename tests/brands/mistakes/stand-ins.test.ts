import { expect, it } from "vitest";
import { findingsWith } from "./findings-with.ts";

const own = "brands/lumora/places.json";
const routes = "brands/lumora/routes.json";

it.each(["notFound", "offline", "maintenance", "regionRestricted", "blockedIp", "serviceError", "forget", "trial"])(
  "a page that guests need and may not enter is one finding, at the rule that a brand gives it: %s",
  (route) => {
    expect(findingsWith({ [routes]: { [route]: { access: "session" } } })).toEqual([
      expect.stringContaining(`${routes}#/${route}/access trapped-visitor [lumora]: Because of this, guests `),
    ]);
  },
);

it.each(["maintenance", "regionRestricted", "trial"])(
  "a place for guests that names a page which refuses them is one finding, at the place: %s",
  (place) => {
    expect(findingsWith({ [own]: { [place]: "settings" } })).toEqual([
      expect.stringContaining(`${own}#/${place} trapped-visitor [lumora]: Because of this, guests `),
    ]);
  },
);

it.each(["maintenance", "regionRestricted", "addressBlocked", "platformUnknown"])(
  "a place that stands in for every page and is the start page is one finding: %s",
  (place) => {
    expect(findingsWith({ "brands/base/places.json": { [place]: "home" } })).toEqual([
      expect.stringContaining(`brands/base/places.json#/${place} trapped-visitor [`),
    ]);
  },
);

it("a start page that stands in for every page is one finding, at home", () => {
  expect(findingsWith({ [own]: { home: "maintenance" } })).toEqual([
    expect.stringContaining(`${own}#/home trapped-visitor [lumora]: `),
  ]);
});

it("what is shown at a wrong address may be the start page", () => {
  expect(findingsWith({ [own]: { notFound: "home" } })).toEqual([]);
});

it.each(["login", "register"])("another screen for the page to get in is one finding, at the route: %s", (route) => {
  expect(findingsWith({ [routes]: { [route]: { screen: "home" } } })).toEqual([
    expect.stringContaining(`${routes}#/${route}/screen no-way-in [lumora]: Guests cannot `),
  ]);
});

it.each([
  ["signUp", "register"],
  ["recovery", "replace a forgotten password"],
])("a page that has no form for its purpose and refuses guests is one finding, at the place: %s", (place, purpose) => {
  expect(findingsWith({ [own]: { [place]: "settings" } })).toEqual([
    expect.stringContaining(`${own}#/${place} no-way-in [lumora]: Guests cannot ${purpose}`),
  ]);
});
