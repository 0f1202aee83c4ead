// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import { CHOSEN_SCHEME, preference, setPreference } from "#session/preferences.ts";

beforeEach(() => setPreference(CHOSEN_SCHEME, ""));
const pressed = () =>
  screen
    .getAllByRole("button")
    .filter((button) => button.getAttribute("aria-pressed") === "true")
    .map(({ textContent }) => textContent);

it("follows the phone until a scheme is chosen, and remembers the choice", async () => {
  await renderWidget("appearance-switch", { site: { scheme: "auto" } });
  expect(pressed()).toEqual(["appearance.auto"]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "appearance.dark" })));
  expect([pressed(), preference(CHOSEN_SCHEME)]).toEqual([["appearance.dark"], "dark"]);
});

it("shows nothing for a theme with one scheme", async () => {
  const { container } = await renderWidget("appearance-switch", { site: { scheme: "dark" } });
  expect(container.textContent).toBe("");
});
