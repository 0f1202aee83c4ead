// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setPreference } from "#session/preferences.ts";

const old =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 11_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/11.0 Mobile/15E148 Safari/604.1";
const closed = "livery.guideClosed";

// Devices are read once a visit: each test is a new visit.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  localStorage.clear();
  setPreference(closed, "0");
});

async function visit(userAgent: string) {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  const { renderWidget } = await import("../../../tests/support/render-widget.tsx");
  await import("./tips.tsx");
  const view = await renderWidget("add-to-home-guide");
  await act(() => vi.dynamicImportSettled());
  return view;
}

describe("the add-to-home-screen guide (games §2, §4)", () => {
  it("shows its tips on old iOS in a browser @games-2-59 @games-4-38", async () => {
    await visit(old);
    expect(screen.getByRole("complementary", { name: "guide.title" }).textContent).toContain("guide.share");
  });
  it.each([
    ["newer iOS", old.replace("11_4_1", "12_2")],
    ["the installed-app shell", `${old} LiveryShell/2`],
    ["Android", "Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36"],
  ])("shows nothing on %s", async (_what, userAgent) => expect((await visit(userAgent)).container.innerHTML).toBe(""));
  it("once closed stays hidden, which is remembered", async () => {
    await visit(old);
    fireEvent.click(screen.getByRole("button", { name: "dialog.close" }));
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(localStorage.getItem(closed)).toBe("1");
    cleanup();
    expect((await visit(old)).container.innerHTML).toBe("");
  });
});
