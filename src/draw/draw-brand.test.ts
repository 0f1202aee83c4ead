import { expect, test, vi } from "vitest";
import { compileTried, own } from "../compile/fixtures/site.ts";
import { drawnBrand, type Renderer } from "./draw-brand.ts";

const clock = { widget: "status-view", options: { title: "soon.title", text: "soon.text", drawing: "compass" } };
const brand = compileTried({ ...own, screens: { home: { body: { clock } } } }).brands.get("tried");
if (!brand) throw new Error("The brand does not compile.");

type Drawn = Awaited<ReturnType<Renderer["draw"]>>;
/** A renderer that draws what it is given. */
const rendererOf = (draw: (task: Parameters<Renderer["draw"]>[0]) => Drawn | Promise<Drawn>): Renderer => ({
  draw: async (task) => draw(task),
  platformOf: (transport) => ({ transport, client: {} as never }),
});
const page = { html: "<main>Words</main>", exceptions: [] };

test("a widget that comes out differently a minute later is named", async () => {
  const { faults } = await drawnBrand(
    brand,
    rendererOf(({ hydrated, slices }) => {
      const ticks = !hydrated && JSON.stringify(slices.page.screen.body).includes('"clock"');
      return ticks ? { ...page, later: "<main>Other words</main>" } : page;
    }),
  );
  expect(faults.map(({ path, message }) => [path.join("/"), message])).toEqual([
    [
      "screens/home/body/clock",
      'The widget "clock" is drawn differently a minute later from the same answers (home, for guests).',
    ],
  ]);
});

test("pages that refuse a visitor, or come out the same, are right", async () => {
  const drawn = await drawnBrand(
    brand,
    rendererOf(({ hydrated, session }) => (session ? undefined : { ...page, ...(!hydrated && { later: page.html }) })),
  );
  expect(drawn.faults).toEqual([]);
});

test("the platform answers as the contract declares, with as little as it may, and not at all", async () => {
  const answers = new Map<string, unknown>();
  const ask = vi.fn<Renderer["draw"]>(async ({ platform }) => {
    const call = { call: "announcements", input: {}, merchantCode: "tried", token: null } as const;
    const answer = await platform.transport(call).catch((error: Error) => error.message);
    answers.set(JSON.stringify(answer), answer);
    return page;
  });
  await drawnBrand(brand, { ...rendererOf(() => page), draw: ask });
  expect([...answers.values()]).toEqual([
    expect.arrayContaining([expect.anything()]),
    [],
    "The platform does not answer.",
  ]);
});

test("what fails only while the platform does not answer is reported as such", async () => {
  const { faults } = await drawnBrand(
    brand,
    rendererOf(async ({ platform }) => {
      const call = { call: "announcements", input: {}, merchantCode: "tried", token: null } as const;
      const fails = await platform.transport(call).then(
        () => false,
        () => true,
      );
      return fails ? { html: "<main></main>", exceptions: [] } : page;
    }),
  );
  expect(faults.map(({ message }) => message)).toEqual(
    expect.arrayContaining([expect.stringContaining("for all visitors while the platform does not answer).")]),
  );
});
