// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testPage, testSite } from "../../../tests/support/widget-page.ts";
import { forgetPages, cachePage } from "#data/page/slice-store.ts";
import { hideDiagnostics } from "./diagnostics-overlay.ts";
import { watchEdits } from "./watched-edits.ts";
import { eventually } from "../../../tests/support/eventually.ts";

/** The server's end of the event stream. */
class Stream extends EventTarget {
  static last: Stream | undefined;
  readonly address: string;
  closed = false;
  constructor(address: string) {
    super();
    this.address = address;
    Stream.last = this;
  }
  close(): void {
    this.closed = true;
  }
}
class Sheet {
  text = "";
  replaceSync(text: string): void {
    this.text = text;
  }
}
const says = (edit: object) => Stream.last?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(edit) }));
const edit = {
  kind: "updated",
  digest: "2",
  css: ":root{--color-accent:#123456}",
  attributes: { "data-card": "raised" },
};
const overlay = () => document.querySelector("[data-diagnostics]");
const fetched = vi.fn<typeof fetch>();
const show = vi.fn();
const now = { site: testSite({ digest: "1" }), page: testPage({ route: "notice" }) };

beforeEach(() => {
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("CSSStyleSheet", Sheet);
  document.adoptedStyleSheets ??= [];
  vi.stubGlobal(
    "fetch",
    fetched
      .mockReset()
      .mockImplementation((address) =>
        Promise.resolve(
          Response.json(String(address).includes("site") ? { ...now.site, digest: "2" } : { ...now.page, seed: 2 }),
        ),
      ),
  );
  show.mockReset();
});
afterEach(() => {
  hideDiagnostics();
  forgetPages();
});

test("a saved edit is applied to the open page without a reload: texts, widgets and theme", async () => {
  cachePage("EN", now.page);
  watchEdits(() => now, show);
  expect(Stream.last?.address).toBe("/_livery/events");
  says(edit);
  await eventually(() =>
    expect(show).toHaveBeenCalledWith({ site: { ...now.site, digest: "2" }, page: { ...now.page, seed: 2 } }),
  );
  expect(document.documentElement.dataset["card"]).toBe("raised");
  expect(document.adoptedStyleSheets.map((sheet) => (sheet as unknown as Sheet).text)).toContain(edit.css);
});
test("an edit that the page already has changes nothing", () => {
  watchEdits(() => now, show);
  says({ ...edit, digest: "1" });
  expect(fetched).not.toHaveBeenCalled();
});
test("an invalid edit is explained over the page, which stays as it was, until it is fixed", async () => {
  watchEdits(() => now, show);
  says({ kind: "broken", report: "brands/acme/brand.json:1:3  error  <b>broken-json</b>" });
  expect(overlay()?.textContent).toBe("brands/acme/brand.json:1:3  error  <b>broken-json</b>");
  expect(overlay()?.getAttribute("role")).toBe("alert");
  says({ kind: "broken", report: "another" });
  expect([document.querySelectorAll("[data-diagnostics]").length, overlay()?.textContent]).toEqual([1, "another"]);
  expect(show).not.toHaveBeenCalled();
  says(edit);
  expect(overlay()).toBeNull();
  await eventually(() => expect(show).toHaveBeenCalled());
});
test("an unmounted page stops listening", () => {
  watchEdits(() => now, show)();
  expect(Stream.last?.closed).toBe(true);
});
