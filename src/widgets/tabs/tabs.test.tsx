// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import { tabAfterKey } from "./tab-keys.ts";

const slots = {
  slots: { title: "t.slots", content: <input aria-label="t.search" /> },
  live: { title: "t.live", content: "tables" },
  fish: { title: "t.fish", content: "fish" },
};
const render = (options = {}) => renderWidget("tabs", { options, slots });
const panel = () => screen.getByRole("tabpanel").textContent;

describe("tabs", () => {
  it("show the first slot at the start, and do not render the others @account-2.7-03 @account-4-01", async () => {
    const { container } = await render();
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("t.slots");
    expect([...container.querySelectorAll("[role=tabpanel]")].map((one) => one.childNodes.length)).toEqual([1, 0, 0]);
  });

  it("show a slot at a tap; text that was typed in another stays @account-2.5-01 @account-2.5-02 @account-4-02", async () => {
    await render();
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "gems" } });
    fireEvent.click(screen.getByRole("tab", { name: "t.live" }));
    expect(panel()).toBe("tables");
    expect(screen.queryByRole("textbox")).toBeNull();
    fireEvent.click(screen.getByRole("tab", { name: "t.slots" }));
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("gems");
  });

  it("are left out with a single slot: it is simply shown @account-2.6-02 @account-2.6-03 @account-2.7-03 @account-4-01", async () => {
    const { container } = await renderWidget("tabs", {
      slots: { mobileNum: { title: "t.mobile", content: "by number" } },
    });
    expect([container.textContent, screen.queryByRole("tab")]).toEqual(["by number", null]);
  });

  it("are a single stop of the Tab key and are navigated by the arrows", async () => {
    await render();
    fireEvent.keyDown(screen.getByRole("tablist"), { key: "ArrowRight" });
    expect(document.activeElement?.textContent).toBe("t.live");
    expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    expect(panel()).toBe("tables");
  });

  it("name their panels", async () => {
    await render({ look: "side" });
    expect(screen.getByRole("tabpanel", { name: "t.slots" })).toBeDefined();
    expect(screen.getByRole("tablist").getAttribute("aria-orientation")).toBe("vertical");
  });
});

describe("a key", () => {
  const names = ["a", "b", "c"];
  it("wraps around", () =>
    expect([
      tabAfterKey(names, "c", "ArrowRight"),
      tabAfterKey(names, "a", "ArrowLeft"),
      tabAfterKey(names, "a", "ArrowUp"),
      tabAfterKey(names, "a", "ArrowDown"),
    ]).toEqual(["a", "c", "c", "b"]));
  it("goes to the ends", () =>
    expect([tabAfterKey(names, "b", "Home"), tabAfterKey(names, "b", "End")]).toEqual(["a", "c"]));
  it("follows the writing direction", () => expect(tabAfterKey(names, "a", "ArrowLeft", true)).toBe("b"));
  it("is ignored otherwise", () => expect(tabAfterKey(names, "a", "x")).toBeUndefined());
});
