// @vitest-environment jsdom
import { expect, test } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { shownOverlay } from "../../../tests/support/over-the-page.ts";
import { chooseLanguage, openDownload, openLogin, openMenu } from "./open-overlay.ts";

test("the login popup, the download popup and the language picker open over the page", () => {
  void openLogin({ action: "open-login" }, actionContext());
  expect(shownOverlay()).toEqual({ kind: "login" });
  void openDownload({ action: "open-download" }, actionContext());
  expect(shownOverlay()).toEqual({ kind: "download" });
  void chooseLanguage({ action: "choose-language" }, actionContext());
  expect(shownOverlay()).toEqual({ kind: "language" });
});
test("a menu opens beside what was tapped, or where there is room", () => {
  const element = document.createElement("button");
  void openMenu({ action: "open-menu", menu: "main" }, actionContext({ subject: { element } }));
  expect(shownOverlay()).toMatchObject({ kind: "menu", menu: "main", anchor: element.getBoundingClientRect() });
  void openMenu({ action: "open-menu", menu: "main" }, actionContext());
  expect(shownOverlay()).toEqual({ kind: "menu", menu: "main", anchor: null });
});
