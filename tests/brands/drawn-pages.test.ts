import { expect, test } from "vitest";
import * as renderer from "#app/draw.tsx";
import { drawnBrand } from "#draw/draw-brand.ts";
import type { Brand } from "#descriptor/brand.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { plain } from "./ids/changed-brands.ts";

await renderer.prepare();

/** The plain brand with two small pages only, home and one like it, after a change that no check has seen. */
function changed(change: (brand: Brand) => Partial<Brand>): CompiledBrand {
  const { home } = plain.brand.routes;
  const other = { ...home, path: "/m/other", screen: "other" };
  const small = { layout: "stack", body: { title: { widget: "page-title" } } };
  const brand = {
    ...plain.brand,
    routes: { home, other } as Brand["routes"],
    screens: { [home?.screen ?? ""]: small, other: { ...small, layout: "centred" } } as Brand["screens"],
  };
  const uses = { home: plain.uses["home"], other: plain.uses["home"] } as CompiledBrand["uses"];
  return { ...plain, uses, brand: { ...brand, ...change(brand) } };
}

const faultsAfter = async (change: (brand: Brand) => Partial<Brand>) =>
  (await drawnBrand(changed(change), renderer)).faults;

const throwing = { widget: "form", options: { form: "none" } } as const;

test("a page is drawn for every kind of visitor with example answers, empty ones and failed ones", async () => {
  expect(
    await drawnBrand(
      changed(() => ({})),
      renderer,
    ),
  ).toEqual({ faults: [], drawings: 2 * (1 + 4 * 3) });
});

test("a widget of the header that throws is named once, however many pages have it", async () => {
  const faults = await faultsAfter(({ header }) => ({
    header: { home: { ...header.home, end: { ...header.home.end, odd: throwing } }, page: header.page },
  }));
  expect(faults).toMatchObject([{ path: ["header", "home", "end", "odd"] }]);
  expect(faults[0]?.message).toBe(
    'The widget "odd" cannot be drawn: The form "none" in the page\'s slice is missing (home and other, for all visitors).',
  );
});

test("of widgets in each other the innermost that throws is named", async () => {
  const faults = await faultsAfter(({ screens }) => ({
    screens: {
      ...screens,
      home: {
        ...screens["home"],
        body: {
          tabs: { widget: "tabs", slots: { first: { body: { box: { widget: "section", body: { odd: throwing } } } } } },
        },
      },
    } as Brand["screens"],
  }));
  expect(faults.map(({ path }) => path.join("/"))).toEqual(["screens/home/body/tabs/slots/first/body/box/body/odd"]);
});

test("a page that shows a visitor nothing is reported for this visitor", async () => {
  const faults = await faultsAfter(({ screens, routes }) => ({
    screens: {
      ...screens,
      [routes["home"]?.screen ?? ""]: {
        layout: "stack",
        body: { notice: { widget: "text", when: { visitor: "member" }, options: { text: "x", look: "plain" } } },
      },
    } as Brand["screens"],
  }));
  expect(faults).toMatchObject([{ path: ["routes", "home"] }]);
  expect(faults[0]?.message).toMatch(/^This page is empty \(home, for guests/);
});
