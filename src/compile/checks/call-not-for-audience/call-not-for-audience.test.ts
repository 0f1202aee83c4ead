import { expect, it } from "vitest";
import { compileTried, own, site } from "../../fixtures/site.ts";

const agents = [{ when: { not: { visitor: "agent" } }, do: { action: "redirect", to: "home" } }];
const list = {
  widget: "record-list",
  options: { source: { call: "teamMembers" }, fields: { userName: { label: "footer.home" } } },
};
const link = {
  widget: "link-button",
  options: { label: "footer.home", do: { action: "navigate", to: "login", query: { code: { data: "mine.code" } } } },
};
const mine = { call: "invitation", with: { address: { site: "address" } } };

/** Where calls are found that refuse somebody whom the route admits, of a brand with this screen behind this route. */
function found(screen: object, route: object, brand: object = {}): string[] {
  const routes = JSON.parse(site.texts["brands/base/routes.json"] ?? "") as Record<string, object>;
  const { diagnostics } = compileTried(
    { ...own, ...brand },
    {
      "brands/base/routes.json": { ...routes, voucherCenter: { ...routes["voucherCenter"], ...route } },
      "brands/base/screens/voucher-center.json": screen,
    },
  );
  return diagnostics
    .filter(({ rule }) => rule === "call-not-for-audience")
    .map(({ file, pointer }) => `${file} ${pointer}`);
}

const inBase = (pointer: string) => [`brands/base/screens/voucher-center.json /${pointer}`];

it("a part that only those see whom its call answers is right, whoever may enter", () => {
  expect(found({ body: { list } }, {})).toEqual(inBase("body/list/options/source/call"));
  expect(found({ body: { list: { ...list, when: { visitor: "agent" } } } }, {})).toEqual([]);
});

it("whom a condition with a mistake lets in cannot be known, nor whom an access rule that there is not", () => {
  expect(found({ body: { list } }, { access: "nobody" })).toEqual([]);
  expect(found({ body: { list: { ...list, when: { visitor: [] } } } }, {})).toEqual([]);
});

it("data of a screen are requested by what reads them", () => {
  const parts = (when: object) => ({ data: { mine }, body: { link: { ...link, ...when } } });
  expect(found(parts({}), {})).toEqual(inBase("data/mine/call"));
  expect(found(parts({ when: { visitor: ["member", "agent"] } }), {})).toEqual([]);
});

it("a brand that opens a route of base is told at its own line", () => {
  expect(found({ body: { list } }, { enter: agents })).toEqual([]);
  expect(found({ body: { list } }, { enter: agents }, { routes: { voucherCenter: { enter: [] } } })).toEqual([
    "brands/tried/brand.json /routes/voucherCenter/enter",
  ]);
});
