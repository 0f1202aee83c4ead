// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { testVendor } from "../../../tests/support/entities.ts";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";

beforeEach(() => preferLessMotion(false));

const route = testSite().routes["notice"]!;
const site = {
  routes: {
    ...testSite().routes,
    slotsCenter: { ...route, path: "/m/slotsCenter" },
    gameList: { ...route, path: "/m/gameList" },
    lottery: { ...route, path: "/m/lottery" },
  },
};
const vendors = [
  testVendor(),
  testVendor({ vassalage: "V2", accountTypeName: "Vendor Two", gameType: "LIVE" }),
  testVendor({ vassalage: "DS88", accountTypeName: "Pit", gameType: "COCKFIGHT" }),
];

it("shows the vendors of a category; esport and cockfight are hidden from a list of all @games-2-61 @games-9-21", async () => {
  await renderWidget("vendor-tiles", { answers: { vendors }, site });
  expect((await screen.findAllByRole("link")).map(({ textContent }) => textContent)).toEqual([
    "Vendor Onecategory.RNG",
    "Vendor Twocategory.LIVE",
  ]);
  cleanup();
  await renderWidget("vendor-tiles", { options: { category: "COCKFIGHT" }, answers: { vendors }, site });
  expect(await screen.findAllByRole("link")).toHaveLength(1);
});

it("links to the game list with the vendor in the query @games-2-61", async () => {
  const view = await renderWidget("vendor-tiles", { options: { category: "LIVE" }, answers: { vendors }, site });
  const tile = await screen.findByRole("link");
  await act(async () => fireEvent.click(tile));
  expect(view.address()).toBe("/m/gameList?gameType=LIVE&vendor=V2");
});

it.each([
  ["grid", "/t?w="],
  ["cards", "/t?w=360"],
  ["chips", "/i?w=96"],
])("as %s shows its own picture", async (look, start) => {
  const { container } = await renderWidget("vendor-tiles", { options: { look }, answers: { vendors }, site });
  await screen.findAllByRole("link");
  const picture = container.querySelector("img");
  expect(picture?.getAttribute("src")?.startsWith(start)).toBe(true);
  expect([picture?.getAttribute("loading"), picture?.hasAttribute("width"), picture?.hasAttribute("height")]).toEqual([
    "lazy",
    true,
    true,
  ]);
});

it.each([
  [true, ["eager", "lazy"]],
  [false, ["lazy", "lazy"]],
])("loads its first picture before all others when it leads the screen: %s", async (leads, expected) => {
  const { container } = await renderWidget("vendor-tiles", { options: { leads }, answers: { vendors }, site });
  await screen.findAllByRole("link");
  expect([...container.querySelectorAll("img")].map((image) => image.getAttribute("loading"))).toEqual(expected);
});

it("says so when it is empty", async () => {
  await renderWidget("vendor-tiles", { answers: { vendors: [] }, site });
  expect(await screen.findByText("vendor.none")).toBeDefined();
});
