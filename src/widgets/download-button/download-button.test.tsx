// @vitest-environment jsdom
import { cleanup, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeOverlay, useOverlay } from "#actions/overlay.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { features } from "#descriptor/features.ts";
import { setPreference } from "#session/preferences.ts";
import { renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";
import { plainSettings } from "../../../tests/support/widget-page.ts";
import { DOWNLOAD_CLOSED } from "./download-button.tsx";

beforeEach(() => setPreference(DOWNLOAD_CLOSED, "0"));
afterEach(() => act(closeOverlay));

const settings = (...resources: unknown[]) => ({ ...plainSettings, resources });
const android = { resourceType: "Android", url: "https://a.example/app.apk" };
const show = (look: "bar" | "floating", setting: Setting = {}) =>
  renderWidget("download-button", { options: { look }, answers: { settings: settings(android) }, ...setting });

describe("the download bar (games §4)", () => {
  it.each(["bar", "floating"] as const)(
    "with the look %s opens the download popup @account-1-08 @account-2.5-14 @games-2-57 @games-2-60",
    async (look) => {
      await show(look);
      await userEvent.click(screen.getByRole("button", { name: /^download\.(get|button)$/ }));
      expect(renderHook(useOverlay).result.current).toEqual({ kind: "download" });
    },
  );
  it("is hidden once closed, which is remembered @account-3-31 @games-4-31", async () => {
    const { container } = await show("bar");
    await userEvent.click(screen.getByRole("button", { name: "download.hide" }));
    expect(container.textContent).toBe("");
    expect(localStorage.getItem(DOWNLOAD_CLOSED)).toBe("1");
    cleanup();
    expect((await show("bar")).container.textContent).toBe("");
  });
  it("is hidden with no link for the platform @games-4-33", async () => {
    expect((await show("bar", { answers: { settings: settings() } })).container.textContent).toBe("");
  });
  it("is hidden, and nothing is fetched, where the brand offers no downloads", async () => {
    const { container, calls } = await show("bar", { site: { features: features.parse({ downloads: false }) } });
    expect(container.textContent).toBe("");
    expect(calls.map(({ call }) => call)).not.toContain("settings");
  });

  describe("whose links cannot be loaded", () => {
    /** Says where the place of the bar is: jsdom has no layout. */
    let look = (_top: number, _isIntersecting: boolean): void => undefined;
    beforeEach(() => {
      vi.stubGlobal(
        "IntersectionObserver",
        class {
          constructor(report: (entries: object[]) => void) {
            look = (top, isIntersecting) => act(() => report([{ isIntersecting, boundingClientRect: { top } }]));
          }
          observe() {}
          disconnect() {
            look = () => undefined;
          }
        },
      );
    });
    const failed = { settings: new GatewayError("request.unknown", "") };
    const anchors = (does: boolean) => vi.stubGlobal("CSS", { supports: () => does });

    it("keeps its place while that is seen, and gives it back below the screen", async () => {
      const { container } = await show("bar", { answers: failed });
      look(300, true);
      expect(container.textContent).not.toBe("");
      look(900, false);
      expect(container.textContent).toBe("");
    });
    it("gives it back above the screen only where the browser keeps what is seen in its place", async () => {
      anchors(false);
      const { container } = await show("bar", { answers: failed });
      look(-100, false);
      expect(container.textContent).not.toBe("");
      anchors(true);
      look(-100, false);
      expect(container.textContent).toBe("");
    });
    it("keeps its place until the answer has come", async () => {
      const { container } = await show("bar", { answers: { settings: () => new Promise(() => undefined) } });
      look(900, false);
      expect(container.textContent).not.toBe("");
    });
  });
});
