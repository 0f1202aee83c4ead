// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { testSite } from "../../../tests/support/widget-page.ts";
import type { ResolvedPicture } from "#descriptor/widgets/image.ts";
import { renderInPage, renderWidget } from "../../../tests/support/render-widget.tsx";
import { Image } from "./image.tsx";

const picture = { asset: "assets/seal.png", alt: "seal" };
const site = { ...testSite(), assets: { "assets/seal.png": "/brand-assets/seal.png" } };
/** As a page has it: the compiler has read the size. */
const show = (more: Partial<ResolvedPicture> = {}) => {
  const settled: ResolvedPicture = { ...picture, size: { width: 300, height: 200 }, ...more };
  return renderInPage(<Image id="seal" slots={{}} options={{ picture: settled }} />, { site });
};
const attributes = () => {
  const image = screen.getByRole("img", { name: "seal" });
  return ["src", "width", "height"].map((name) => image.getAttribute(name));
};

describe("a picture of the brand", () => {
  test("keeps its place free by the size of its file", async () => {
    await show();
    expect(attributes()).toEqual(["/brand-assets/seal.png", "300", "200"]);
  });
  test("keeps its proportions in the width that the brand wants", async () => {
    await show({ width: 90 });
    expect(attributes().slice(1)).toEqual(["90", "60"]);
  });
  test("has a square where its size is not known", async () => {
    await show({ width: 90, size: undefined });
    expect(attributes().slice(1)).toEqual(["90", "90"]);
  });
  test("may be a link", async () => {
    await show({ do: { action: "navigate", to: "home" } });
    expect(screen.getByRole("link", { name: "seal" }).getAttribute("href")).toBe("/m/home");
  });
});

test.each(["tools", "globe", "compass", "inbox", "plug"])("the drawing %s is decoration", async (drawing) => {
  const { container } = await renderWidget("image", { options: { picture: drawing } });
  expect(container.querySelectorAll("svg path").length).toBeGreaterThan(2);
  expect(screen.queryByRole("img")).toBeNull();
});
