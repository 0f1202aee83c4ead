// @vitest-environment jsdom
import { renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeOverlay, openOverlay, useOverlay } from "#actions/overlay.ts";
import { ToastTexts } from "../../../tests/support/toast-texts.tsx";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { LanguagePicker } from "./language-picker.tsx";

afterEach(() => act(closeOverlay));
const overlay = () => renderHook(useOverlay).result.current;
const open = () => act(() => openOverlay({ kind: "language" }));

describe("the language picker", () => {
  it("lists the languages in their own names, with the current one selected @account-1-02 @games-1-06 @games-1-07 @games-9-13", async () => {
    await renderInPage(<LanguagePicker />);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "English" }).checked).toBe(true);
    expect(screen.getByRole("radio", { name: "Filipino" }).closest("[lang]")?.getAttribute("lang")).toBe("fil-PH");
  });
  it("changes the language and closes", async () => {
    const changeLanguage = vi.fn(() => Promise.resolve());
    await renderInPage(<LanguagePicker />, { changeLanguage });
    open();
    await userEvent.click(screen.getByRole("radio", { name: "Filipino" }));
    expect(changeLanguage).toHaveBeenCalledExactlyOnceWith("TY");
    expect(overlay()).toBeNull();
  });
  it("stays open with the old choice and says so when the texts fail to load", async () => {
    const { getByTestId } = await renderInPage(
      <>
        <LanguagePicker />
        <ToastTexts />
      </>,
      { changeLanguage: () => Promise.reject(new Error("offline")) },
    );
    open();
    await userEvent.click(screen.getByRole("radio", { name: "Filipino" }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "English" }).checked).toBe(true);
    expect(getByTestId("toasts").textContent).toBe("error.network 3000");
    expect(overlay()).toEqual({ kind: "language" });
  });
});
