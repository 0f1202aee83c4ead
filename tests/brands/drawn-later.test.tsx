import { afterAll, expect, test, vi } from "vitest";
import * as renderer from "#app/draw.tsx";
import { drawnBrand } from "#draw/draw-brand.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { plain } from "./ids/changed-brands.ts";

// A widget that reads the clock, as none of ours may.
vi.mock("#widgets/text/text.tsx", () => ({ Text: () => <p>{Math.floor(Date.now() / 60_000)}</p> }));
afterAll(() => vi.doUnmock("#widgets/text/text.tsx"));

await renderer.prepare();

test("a page that reads the clock is drawn differently a minute later, and the widget is named", async () => {
  const home = { ...plain.brand.routes["home"], screen: "home" };
  const body = { title: { widget: "page-title" }, clock: { widget: "text", options: { text: "footer.home" } } };
  const brand = { ...plain.brand, routes: { home }, screens: { home: { layout: "stack", body } } };
  const uses = { home: plain.uses["home"] };
  const { faults } = await drawnBrand({ ...plain, uses, brand } as unknown as CompiledBrand, renderer);
  expect(faults.map(({ path, message }) => [path.join("/"), message])).toEqual([
    [
      "screens/home/body/clock",
      'The widget "clock" is drawn differently a minute later from the same answers (home, for guests).',
    ],
  ]);
});
