// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { share } from "./share.ts";

const words = { copied: "copied", failed: "failed" };
const action = { action: "share", title: "title", url: { row: "link" }, ...words } as const;
const context = (link: string) => actionContext({ subject: { row: { link } } });
const url = "https://acme.example/r/1";
const copied: string[] = [];
const shareBy = (native: ((data: ShareData) => Promise<void>) | undefined) =>
  Object.defineProperty(navigator, "share", { value: native, configurable: true });

beforeEach(() => {
  copied.length = 0;
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
});
afterEach(() => shareBy(undefined));

test("opens the phone's own sheet with the address", async () => {
  const native = vi.fn(async (_data: ShareData) => undefined);
  shareBy(native);
  await share(action, context(url));
  expect(native).toHaveBeenCalledWith({ url, title: "the words of title" });
  expect(copied).toEqual([]);
});
test.each([
  ["has no such sheet", undefined, [url]],
  ["fails", () => Promise.reject(new DOMException("no", "NotAllowedError")), [url]],
  ["was closed by its visitor", () => Promise.reject(new DOMException("no", "AbortError")), []],
])("where the browser %s", async (_what, native, expected) => {
  shareBy(native);
  await share(action, context(url));
  expect(copied).toEqual(expected);
});
test("without an address it shares the page's own", async () => {
  await share({ action: "share", ...words }, actionContext());
  expect(copied).toEqual([location.href]);
});
test("an address that is not https is not shared", async () => {
  await share(action, context("data:text/html,<p>"));
  expect(copied).toEqual([]);
});
