// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { browserFacts, devicesOf } from "#session/device.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { setPreference } from "#session/preferences.ts";
import { WEB_CLIP } from "#data/information/download-links.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import { plainSettings } from "../../../tests/support/widget-page.ts";

// A page reads its device once; here each test has another device.
vi.mock("#session/use-session.ts", async (original) => ({
  ...(await original<object>()),
  useDevices: () => devicesOf(browserFacts()),
}));
afterAll(() => {
  vi.doUnmock("#session/use-session.ts");
});

beforeEach(() => setPreference(WEB_CLIP, "0"));

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const safari = `${iphone} Version/17.4 Mobile/15E148 Safari/604.1`;
const android = "Mozilla/5.0 (Linux; Android 14) Mobile";
const desktop = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const all = (["Android", "IOS", "MOBILECONFIG"] as const).map((resourceType) => ({
  resourceType,
  url: `https://a.example/${resourceType}`,
}));
const settings = (resources: typeof all) => ({ ...plainSettings, resources });
const runOn = (userAgent: string, standalone = false) =>
  vi.stubGlobal("navigator", { userAgent, standalone, maxTouchPoints: 0, onLine: true });
function visit(userAgent: string, resources = all, standalone = false) {
  runOn(userAgent, standalone);
  return renderWidget("download-links", { answers: { settings: settings(resources) } });
}
const offered = () =>
  screen.queryAllByRole("link").map((link) => link.getAttribute("href")?.replace("https://a.example/", ""));

describe("the download page (games §2, Download link component)", () => {
  it.each([
    ["Android", android, ["Android"]],
    ["a desktop", desktop, ["Android", "IOS"]],
    ["Safari on iOS", safari, ["IOS", "MOBILECONFIG"]],
  ])("on %s it offers the matching links @games-2-45", async (_device, userAgent, expected) => {
    await visit(userAgent);
    expect(offered()).toEqual(expected);
  });
  it("leaves out what has no link @games-2-45", async () => {
    await visit(desktop, all.slice(1));
    expect(offered()).toEqual(["IOS"]);
  });
  it("offers the profile only while the stored web-clip flag is not 1", async () => {
    setPreference(WEB_CLIP, "1");
    await visit(safari);
    expect(offered()).toEqual(["IOS"]);
  });
  it.each([
    ["the native app", `${android} LiveryShell/1`, false],
    ["home-screen mode", safari, true],
  ])("offers nothing inside %s, and says why @games-2-141", async (_where, userAgent, standalone) => {
    await visit(userAgent, all, standalone);
    expect(offered()).toEqual([]);
    expect(screen.getByText("download.installed")).toBeDefined();
  });
  it("says so where there is no app for this device", async () => {
    await visit(android, []);
    expect(screen.getByText("download.none")).toBeDefined();
  });
  it("says that the links could not be loaded, and retries at a tap", async () => {
    runOn(android);
    const { change } = await renderWidget("download-links", {
      answers: { settings: new GatewayError("platform.failed", "down") },
    });
    expect(screen.getByRole("alert").textContent).toContain("state.failed");
    change({ answers: { settings: settings(all) } });
    await userEvent.click(screen.getByRole("button", { name: "state.retry" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(offered()).toEqual(["Android"]);
  });
  it("on iOS outside Safari asks for Safari first, with a confirm button", async () => {
    await visit(`${iphone} CriOS/122.0 Mobile/15E148 Safari/604.1`);
    expect(screen.getByText("download.safari")).toBeDefined();
    expect(offered()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "dialog.confirm" }));
    expect(offered()).toEqual(["IOS", "MOBILECONFIG"]);
  });
});
