import { expect, test } from "vitest";
import type { Night, Ran } from "./night.ts";
import { pageOf } from "./page.ts";

const ran = (words: string, code: number, output = "figures"): Ran => ({ words, code, seconds: 61.4, output });
const night = (day: number, ...runs: Ran[]): Night => ({
  began: `2026-01-${String(day).padStart(2, "0")}T01:30:00.000Z`,
  commit: "0123456789abcdef",
  machine: "2 × Some processor",
  runs,
});

test("each run has a line, and each night a column, the newest first", () => {
  const page = pageOf([
    night(1, ran("check", 0), ran("form", 1, "key  9 ms  over")),
    night(2, ran("check", 1, "check broke off. The disk is full."), ran("host", 2)),
  ]);
  expect(page).toContain(
    [
      "| run | 2026-01-02 01234567 | 2026-01-01 01234567 |",
      "| --- | --- | --- |",
      "| `check` | broke off, 61 s | within, 61 s |",
      "| `host` | refused, 61 s |  |",
      "| `form` |  | over, 61 s |",
    ].join("\n"),
  );
});
test("the page has what the last nights printed, and of older ones only what became of them", () => {
  const page = pageOf([1, 2, 3, 4].map((day) => night(day, ran("check", 0, `figures of ${day}`))));
  expect(page).toContain("2026-01-04 01:30, 2 × Some processor\n\n```text\nfigures of 4\n```");
  expect(page).toContain("figures of 2");
  expect(page).not.toContain("figures of 1\n");
  expect(page).toContain("2026-01-01 01234567");
});
