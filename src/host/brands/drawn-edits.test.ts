import { expect, test, vi } from "vitest";
import { hosting } from "../../../tests/support/hosted-brand.ts";
import { DrawnEdits, type DrawPages } from "./drawn-edits.ts";
import { pageLines } from "./edit-lines.ts";

const fault = { path: ["footer", "tabs"], message: "This page cannot be drawn.", hint: "Look at it." };

/** A renderer that finds what the test says, at the moment that it says it, in acme's pages. */
function slowRenderer() {
  const runs: { ids: string[]; signal: AbortSignal; find: (faults: readonly (typeof fault)[]) => void }[] = [];
  const draw: DrawPages = (brands, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("ended")));
      runs.push({ ids: brands.map(({ id }) => id), signal, find: (faults) => resolve(new Map([["acme", faults]])) });
    });
  return { draw, runs };
}

/** What open pages of acme have been sent, as kinds and reports. */
function openPage({ host }: Awaited<ReturnType<typeof hosting>>) {
  const sent: string[] = [];
  const write = (text: string) => sent.push(...(text.match(/"kind":"\w+"|broken-page/g) ?? []));
  const [brand] = host.brands.all();
  if (brand) host.listen(brand, { on: vi.fn(), write } as never);
  return () => sent.splice(0).join(" ");
}

test("a broken page is reported after its edit, and no request waits for it", async () => {
  const { draw, runs } = slowRenderer();
  const site = await hosting({ draw });
  expect(await site.host.drawEdits(), "nothing is drawn before an edit").toBeUndefined();
  const sent = openPage(site);
  await site.edit({ name: "Acme Two" });
  site.host.announce();
  const drawn = site.host.drawEdits();
  expect((await site.visit("/m/home")).status).toBe(200);
  expect(sent()).toBe('"kind":"updated" "kind":"updated"');
  runs[0]?.find([fault]);
  expect((await drawn)?.diagnostics).toMatchObject([{ rule: "broken-page", brands: ["acme"], message: fault.message }]);
  expect(sent()).toBe('"kind":"updated" "kind":"broken" broken-page');
  expect(openPage(site)(), "a page that is opened later").toBe('"kind":"updated" "kind":"broken" broken-page');

  await site.edit({ name: "Acme Three" });
  site.host.announce();
  expect(sent(), "the newest version is not drawn yet").toBe('"kind":"updated"');
  const again = site.host.drawEdits();
  runs[1]?.find([]);
  expect(pageLines((await again) ?? { healed: [], left: 0 })).toEqual([
    "acme: its pages are drawn without faults again",
  ]);
});

test("a newer edit ends a drawing, and what waits is drawn with it", async () => {
  const { draw, runs } = slowRenderer();
  const { host, edit } = await hosting({ draw });
  await edit({ name: "Acme Two" });
  const first = host.drawEdits();
  expect(await host.drawEdits(), "one drawing at a time").toBeUndefined();
  await edit({ name: "Acme Three" });
  expect([await first, runs[0]?.signal.aborted]).toEqual([undefined, true]);
  const second = host.drawEdits();
  runs[1]?.find([]);
  expect([(await second)?.diagnostics, runs.map(({ ids }) => ids)]).toEqual([[], [["acme"], ["acme"]]]);
});

test("a drawing that fails is no answer: the brand is drawn with the next edit", async () => {
  const draw = vi.fn<DrawPages>().mockRejectedValueOnce(new Error("no renderer")).mockResolvedValue(new Map());
  const { host, edit } = await hosting({ draw });
  await edit({ name: "Acme Two" });
  await expect(host.drawEdits()).rejects.toThrow("no renderer");
  expect((await host.drawEdits())?.brands.map(({ id }) => id)).toEqual(["acme"]);
});

test("nothing is drawn where edits are not shown", async () => {
  const draw = vi.fn<DrawPages>();
  const { host, edit } = await hosting({ draw, live: "off" });
  await edit({ name: "Acme Two" });
  await host.drawEdits();
  expect(draw).not.toHaveBeenCalled();
});

test("a brand that edits have changed again and again counts once among those that were not drawn", async () => {
  const drawn = new DrawnEdits(
    async () => new Map(),
    async () => [],
  );
  const { host } = await hosting({});
  const [acme] = host.brands.all();
  for (let edit = 0; edit < 3; edit++) drawn.take({ updated: [], unvisited: ["zenith", "other"], removed: [] });
  drawn.take({ updated: acme ? [acme] : [], unvisited: [], removed: ["other"] });
  expect(await drawn.draw()).toMatchObject({ brands: [{ id: "acme" }], left: 1 });
});

test("of very many brands some are drawn, and the others are counted", () => {
  expect(pageLines({ healed: [], left: 3 })).toEqual([
    "The pages of 3 more brands were not drawn: livery check draws them.",
  ]);
});
