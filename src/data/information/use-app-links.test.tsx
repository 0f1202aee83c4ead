// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { preference } from "#session/preferences.ts";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { WEB_CLIP } from "./download-links.ts";
import { useAppLinks } from "./use-app-links.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Mobile/15E148";
function Links() {
  useAppLinks();
  return null;
}
const visit = (userAgent: string, standalone: boolean) => {
  vi.stubGlobal("navigator", { userAgent, standalone, maxTouchPoints: 5 });
  return renderInPage(<Links />);
};

beforeEach(() => localStorage.clear());

test.each([
  ["an iPhone's browser", iphone, false],
  ["another installed web app", "Mozilla/5.0 (Linux; Android 14) Mobile", true],
  ["the app shell", `${iphone} LiveryShell/1`, true],
])("the web-clip flag is not set in %s", async (_where, userAgent, standalone) => {
  await visit(userAgent, standalone);
  expect(preference(WEB_CLIP)).toBeNull();
});
test("the web-clip flag is set when the page runs from an iPhone's home screen", async () => {
  await visit(iphone, true);
  expect(preference(WEB_CLIP)).toBe("1");
  expect(localStorage.getItem(WEB_CLIP)).toBe("1");
});
