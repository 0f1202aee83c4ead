// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { browserFacts, channelOf, devicesOf, inShell, iosMajor, type BrowserFacts } from "./device.ts";

const agents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  iphone10:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_1 like Mac OS X) AppleWebKit/603.1.30 (KHTML, like Gecko) Version/10.0 Mobile/14E304 Safari/602.1",
  iphoneChrome:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/72.0.3626.101 Mobile/15E148 Safari/605.1",
  ipadOld:
    "Mozilla/5.0 (iPad; CPU OS 12_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1",
  macintosh:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
  pixel:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36",
  windows:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36",
  shell:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 LiveryShell/2.1",
};
const facts = (changes: Partial<BrowserFacts>): BrowserFacts => ({
  userAgent: agents.windows,
  maxTouchPoints: 0,
  standalone: false,
  displayMode: "browser",
  ...changes,
});

test.each<[string, Partial<BrowserFacts>, string[]]>([
  ["an iPhone", { userAgent: agents.iphone, maxTouchPoints: 5 }, ["ios"]],
  ["an old iPad", { userAgent: agents.ipadOld, maxTouchPoints: 5 }, ["ios"]],
  ["an iPad that calls itself Macintosh", { userAgent: agents.macintosh, maxTouchPoints: 5 }, ["ios"]],
  ["a Mac", { userAgent: agents.macintosh }, ["desktop"]],
  ["an Android phone", { userAgent: agents.pixel, maxTouchPoints: 5 }, ["android"]],
  ["a Windows machine with a touch screen", { maxTouchPoints: 10 }, ["desktop"]],
  ["a web app on an iPhone's home screen", { userAgent: agents.iphone, standalone: true }, ["ios", "installed"]],
  ["an installed web app on Android", { userAgent: agents.pixel, displayMode: "standalone" }, ["android", "installed"]],
  ["the installed-app shell", { userAgent: agents.shell }, ["ios", "installed"]],
])("%s @games-2-141", (_, changes, devices) => expect(devicesOf(facts(changes))).toEqual(devices));

test.each([
  ["iphone", 17],
  ["iphone10", 10],
  ["iphoneChrome", 12],
  ["ipadOld", 12],
  ["shell", 16],
  ["macintosh", null],
  ["pixel", null],
  ["windows", null],
] as const)("the iOS version of %s is %s", (name, version) => {
  expect(iosMajor(agents[name])).toBe(version);
});

test.each<[string, Partial<BrowserFacts>]>([
  ["H5", { userAgent: agents.iphone, maxTouchPoints: 5 }],
  ["H5", { userAgent: agents.pixel, maxTouchPoints: 5 }],
  ["APP", { userAgent: agents.shell }],
  ["WEBCLIP", { userAgent: agents.iphone, standalone: true }],
  ["PWA", { userAgent: agents.pixel, displayMode: "standalone" }],
])("registerMethod is %s @account-3-11", (channel, changes) => expect(channelOf(facts(changes))).toBe(channel));

test("only the shell is the shell", () =>
  expect(
    Object.entries(agents)
      .filter(([, agent]) => inShell(agent))
      .map(([name]) => name),
  ).toEqual(["shell"]));

test("the current browser is read", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(display-mode: standalone)" }));
  expect(browserFacts()).toEqual({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    standalone: false,
    displayMode: "standalone",
  });
  vi.unstubAllGlobals();
});
