// @vitest-environment jsdom
import { renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { closeOverlay, openOverlay, useOverlay } from "#actions/overlay.ts";
import { browserFacts, devicesOf } from "#session/device.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { plainSettings } from "../../../tests/support/widget-page.ts";
import { DownloadPopup } from "./download-popup.tsx";

// A page reads its device once; here each test has another device.
vi.mock("#session/use-session.ts", async (original) => ({
  ...(await original<object>()),
  useDevices: () => devicesOf(browserFacts()),
}));
afterAll(() => {
  vi.doUnmock("#session/use-session.ts");
});

afterEach(() => act(closeOverlay));

const settings = (...resources: unknown[]) => ({ ...plainSettings, resources });
const android = { resourceType: "Android", url: "https://a.example/app.apk" };
const ios = { resourceType: "IOS", url: "https://a.example/app.ipa" };
const profile = { resourceType: "MOBILECONFIG", url: "https://a.example/site.mobileconfig" };
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

describe("the download popup (account §2.5, games §2)", () => {
  it("lists the links for this device @account-1-08 @account-2.5-14 @games-2-57 @games-2-60", async () => {
    await renderInPage(<DownloadPopup />, { answers: { settings: settings(android) } });
    expect(screen.getByRole("link", { name: "download.android" }).getAttribute("href")).toBe(
      "https://a.example/app.apk",
    );
  });
  it.each([
    ["Android", "Mozilla/5.0 (Linux; Android 14) Chrome/122.0 Mobile Safari/537.36", ["android"]],
    ["a desktop", "Mozilla/5.0 (X11; Linux x86_64) Chrome/122.0 Safari/537.36", ["android", "ios"]],
    ["Safari on iOS", `${phone} Version/17.4 Mobile/15E148 Safari/604.1`, ["ios", "profile"]],
  ])("lists Android, iOS and the profile, as far as %s takes them @games-2-126", async (_device, userAgent, kinds) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    await renderInPage(<DownloadPopup />, { answers: { settings: settings(android, ios, profile) } });
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(
      kinds.map((kind) => `download.${kind}`),
    );
  });
  it("says so when there is no app for this device", async () => {
    await renderInPage(<DownloadPopup />, { answers: { settings: settings() } });
    expect(screen.getByText("download.none")).toBeDefined();
  });
  it("closes when the links cannot be loaded", async () => {
    act(() => openOverlay({ kind: "download" }));
    await renderInPage(<DownloadPopup />, { answers: { settings: new GatewayError("platform.failed", "down") } });
    expect(renderHook(useOverlay).result.current).toBeNull();
  });
  it("on iOS outside Safari shows the Safari notice with a confirm button, which closes it @account-8-14 @games-2-127", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(`${phone} CriOS/122.0 Mobile/15E148 Safari/604.1`);
    await renderInPage(<DownloadPopup />, { answers: { settings: settings(android) } });
    act(() => openOverlay({ kind: "download" }));
    expect(screen.getByRole("alert").textContent).toBe("download.safari");
    expect(screen.queryAllByRole("link")).toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "dialog.confirm" }));
    expect(renderHook(useOverlay).result.current).toBeNull();
  });
  it("shows no notice in Safari", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(`${phone} Version/17.4 Mobile/15E148 Safari/604.1`);
    await renderInPage(<DownloadPopup />, { answers: { settings: settings(android) } });
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
