// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";
import { documentTitle, shellMarks, useDocumentFacts } from "./use-document-facts.ts";

const shell = (device: string) =>
  `Mozilla/5.0 (${device} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 LiveryShell/2.1`;
const tall = { tallShell: "" };
const ios10 = { ios10Shell: "" };

test.each([
  ["a tall iPhone in the shell", shell("iPhone; CPU iPhone OS 16_6"), 812, tall],
  ["an iPhone of 811 px", shell("iPhone; CPU iPhone OS 16_6"), 811, {}],
  ["iOS 10 in the shell", shell("iPhone; CPU iPhone OS 10_3_1"), 667, ios10],
  ["iOS 10 on a tall screen", shell("iPhone; CPU iPhone OS 10_3_1"), 900, { ...tall, ...ios10 }],
  ["iOS 11", shell("iPhone; CPU iPhone OS 11_0"), 667, {}],
  ["an iPad in the shell, which is tall but no iPhone", shell("iPad; CPU OS 12_4"), 1024, {}],
  ["a tall iPhone in Safari", shell("iPhone; CPU iPhone OS 10_3").replace("LiveryShell/2.1", "Safari/604.1"), 844, {}],
  ["Android in the shell", "Mozilla/5.0 (Linux; Android 14; Pixel 8) LiveryShell/2.1", 900, {}],
])(
  "%s: 812 px make the footer taller, iOS 10 lowers the header, in the shell only @account-2.2-17 @account-2.2-18",
  (_, userAgent, height, marks) => expect(shellMarks(userAgent, height)).toEqual(marks),
);

test("the tab's title is the route's title before the brand's name", () => {
  expect(documentTitle("Acme", "route.login", (key) => (key === "route.login" ? "Sign in" : key))).toBe(
    "Sign in · Acme",
  );
  expect(documentTitle("Acme", undefined, String)).toBe("Acme");
});

test("title, language and direction follow the page", async () => {
  function Probe() {
    useDocumentFacts();
    return null;
  }
  const routes = {
    ...testSite().routes,
    notice: { path: "/m/notice", header: "page" as const, footer: false, access: "everyone", title: "route.notice" },
  };
  document.documentElement.dataset["session"] = "";
  const page = await renderInPage(<Probe />, {
    site: { routes },
    page: { route: "notice" },
    texts: { "route.notice": "Notices" },
  });
  expect([document.title, document.documentElement.lang, document.documentElement.dir]).toEqual([
    "Notices · Acme",
    "en-PH",
    "ltr",
  ]);
  expect([
    document.documentElement.hasAttribute("data-hydrated"),
    document.documentElement.hasAttribute("data-session"),
  ]).toEqual([true, false]);
  await act(async () => page.change({ site: { routes, language: "TY" }, texts: { "route.notice": "Mga paalala" } }));
  expect([document.title, document.documentElement.lang]).toEqual(["Mga paalala · Acme", "fil-PH"]);
});
