// @vitest-environment jsdom
import { renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeOverlay, useOverlay } from "#actions/overlay.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";

afterEach(() => act(closeOverlay));

describe("the language switch", () => {
  it.each([
    ["code", "EN"],
    ["name", "English"],
  ])("with the look %s shows %s and opens the list", async (look, shown) => {
    await renderWidget("language-switch", { options: { look } });
    const button = screen.getByRole("button", { name: /language\.choose/ });
    expect(button.textContent).toContain(shown);
    await userEvent.click(button);
    expect(renderHook(useOverlay).result.current).toEqual({ kind: "language" });
  });
  it("with segments shows all languages and changes at a tap, once", async () => {
    const changeLanguage = vi.fn(() => new Promise<void>(() => undefined));
    await renderWidget("language-switch", { options: { look: "segments" }, changeLanguage });
    expect(screen.getByRole("button", { name: "English" }).getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "English" }));
    expect(changeLanguage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Filipino" }));
    await userEvent.click(screen.getByRole("button", { name: "Filipino" }));
    expect(changeLanguage).toHaveBeenCalledExactlyOnceWith("TY");
  });
  it("renders nothing for a brand with one language", async () => {
    const { container } = await renderWidget("language-switch", {
      site: { languages: testSite().languages.slice(0, 1) },
    });
    expect(container.textContent).toBe("");
  });
});
