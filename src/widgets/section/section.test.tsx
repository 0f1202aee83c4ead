// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

beforeEach(() => preferLessMotion(false));

const body = "games";

it("is named by its title and shows its widgets", async () => {
  await renderWidget("section", { options: { title: "category.RNG" }, body, texts: { "category.RNG": "Slots" } });
  expect(screen.getByRole("region", { name: "Slots" }).textContent).toBe("Slotsgames");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Slots");
});

it("has a note below its title where the brand has one, and is a line where it is a row", async () => {
  await renderWidget("section", { options: { title: "t.t", note: "t.n", look: "row" }, body, texts: { "t.n": "Why" } });
  const section = screen.getByRole("region", { name: "t.t" });
  expect(section.textContent).toBe("t.tWhygames");
  expect(section.dataset["look"]).toBe("row");
});

it("has a link to more where the brand has one", async () => {
  const view = await renderWidget("section", {
    options: {
      title: "t.t",
      more: { label: "t.more", do: { action: "navigate", to: "notice", query: { gameType: "RNG" } } },
    },
    body,
  });
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "t.more" })));
  expect(view.address()).toBe("/m/notice?gameType=RNG");
});
