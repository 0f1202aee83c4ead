// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { cellKindNames } from "#descriptor/vocabulary/cell-kinds.ts";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import { renderInPage } from "../../tests/support/render-widget.tsx";
import { IconsContext } from "#ui/picture/icon.tsx";
import { Cell } from "./cell.tsx";

const cell = (as: ResolvedCell["as"], changes: Partial<ResolvedCell> = {}): ResolvedCell => ({
  id: `of-${as}`,
  field: `of-${as}`,
  label: "x.label",
  as,
  role: "value",
  texts: {},
  tones: {},
  ...changes,
});
async function shown(value: unknown, of: ResolvedCell) {
  const { container } = await renderInPage(<Cell cell={of} value={value} />);
  return container;
}

test.each([
  ["text", "Plain", "Plain"],
  ["money", "1234567.50", "1,234,567.50"],
  ["money", "123456789012345678901234567890.00", "123,456,789,012,345,678,901,234,567,890.00"],
  ["money-signed", "20.00", "+20.00"],
  ["money-signed", "-20.00", "-20.00"],
  ["money-signed", "0.00", "0.00"],
  ["balance", "1234.50", "1,234.50"],
  ["number", 12345, "12,345"],
  ["percent", "0.8", "0.80%"],
  ["progress", "99.9", "99%"],
  ["date", "2026-11-03", "Nov 3, 2026"],
  ["date", "2026-11-03T12:00:00Z", "Nov 3, 2026"],
  ["date-time", "2026-11-03T12:05:00Z", "Nov 3, 2026, 12:05 PM"],
  ["countdown", "2020-01-01T00:00:00Z", ""],
  ["link", "https://example.com/a", "example.com/a"],
  ["link", "http://example.com/a", "http://example.com/a"],
  ["masked", "09171234567", "••••567"],
  ["masked", "12345", "••••"],
] as const)("%s shows %j as %j", async (as, value, expected) => {
  expect((await shown(value, cell(as))).textContent?.replaceAll("\u202F", " ")).toBe(expected);
});

test.each([
  ["2026-01-01", "2026-01-07", "Jan 1 – 7, 2026"],
  ["2026-01-01", "2026-01-01", "Jan 1, 2026"],
  ["2025-12-30", "2026-01-07", "Dec 30, 2025 – Jan 7, 2026"],
  ["2026-01-01T01:00:00Z", "2026-01-01T03:30:00Z", "Jan 1, 2026, 1:00 – 3:30 AM"],
  ["2026-01-01T01:00:00Z", "2026-01-07T03:30:00Z", "Jan 1 – 7, 2026"],
  ["2026-01-01", null, "From Jan 1, 2026"],
  ["2026-01-01", 12, "From Jan 1, 2026"],
])("a period from %s to %s is %s", async (from, to, expected) => {
  const { container } = await renderInPage(
    <Cell cell={cell("period", { to: "end" })} value={from} entry={{ end: to }} />,
    { texts: { "cell.from": "From {{day}}" } },
  );
  expect(container.textContent?.replaceAll(/[\u2009\u202F]/g, " ")).toBe(expected);
});

test.each([
  [0, "0 days"],
  [0.99, "0 days"],
  [1, "1 day"],
  [812.5, "812 days"],
  [1234.5, "1,234 days"],
  [-1, "0 days"],
])("a moment %s days ago is %s @account-9-14", async (passed, expected) => {
  const value = new Date(Date.now() - passed * 86_400_000).toISOString();
  const { container } = await renderInPage(<Cell cell={cell("days", { texts: { days: "x.days" } })} value={value} />, {
    texts: { "x.days_one": "{{count}} day", "x.days_other": "{{count}} days" },
  });
  expect(container.textContent).toBe(expected);
});

test("only https addresses are links", async () => {
  await shown("http://example.com/a", cell("link"));
  expect(screen.queryByRole("link")).toBeNull();
});

test.each([null, undefined, ""])("%j is no value: a dash, the place of a picture, no mark", async (value) => {
  expect((await shown(value, cell("text"))).textContent).toBe("–");
  expect((await shown(value, cell("money"))).textContent).toBe("–");
  expect((await shown(value, cell("text", { empty: "x.none" }))).textContent).toBe("x.none");
  expect((await shown("", cell("badge", { texts: { "": "x.neither" } }))).textContent).toBe("x.neither");
  expect((await shown(value, cell("mark"))).textContent).toBe("");
  const picture = await shown(value, cell("image"));
  expect([picture.textContent, picture.querySelectorAll("[data-none]").length]).toEqual(["", 1]);
});

describe("words", () => {
  test("a badge has the word and the tone of its value, and shows one that it does not know as it is", async () => {
    const of = cell("badge", { texts: { done: "x.done" }, tones: { done: "good" } });
    expect((await shown("done", of)).querySelector('[data-tone="good"]')?.textContent).toBe("x.done");
    cleanup();
    expect((await shown("new", of)).querySelector('[data-tone="quiet"]')?.textContent).toBe("new");
  });
  test("a word for a value replaces the number", async () => {
    expect((await shown("0.00", cell("money", { texts: { "0.00": "x.free" } }))).textContent).toBe("x.free");
  });
  test("a mark is there for the value that has a word", async () => {
    const of = cell("mark", { texts: { false: "inbox.unread" } });
    expect((await shown(false, of)).textContent).toBe("inbox.unread");
    cleanup();
    expect((await shown(true, of)).textContent).toBe("");
  });
});

test.each(cellKindNames)("%s shows null as nothing, or as its own text", async (as) => {
  expect((await shown(null, cell(as))).textContent).toBe(as === "image" || as === "mark" ? "" : "–");
  cleanup();
  expect((await shown(undefined, cell(as, { empty: "x.none" }))).textContent).toBe("x.none");
});

test.each(cellKindNames)("%s does not show a value of another type, and reports it once", async (as) => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await renderInPage(
    <>
      <Cell cell={cell(as)} value={["of", "it"]} />
      <Cell cell={cell(as)} value={{ of: 12 }} />
    </>,
  );
  expect(screen.getAllByText("cell.unreadable")).toHaveLength(2);
  expect(report.mock.calls.map(([message]) => message as string)).toEqual([expect.stringContaining(`of-${as}`)]);
});

test.each([
  ["Windows", "computer"],
  ["Android", "phone"],
  [null, "phone"],
])("the icon of %j is %s", async (value, icon) => {
  const drawn = { computer: [["rect", {}]], phone: [["path", {}]] } as const;
  const { container } = await renderInPage(
    <IconsContext value={drawn}>
      <Cell cell={cell("icon", { icons: { Windows: "computer" }, icon: "phone" })} value={value} />
    </IconsContext>,
  );
  expect(container.querySelector(drawn[icon as keyof typeof drawn][0][0])).not.toBeNull();
});

test("what is copied is the value", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  await shown("B-77", cell("copy"));
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
  await user.click(screen.getByRole("button", { name: "cell.copy" }));
  expect(writeText).toHaveBeenCalledWith("B-77");
});
