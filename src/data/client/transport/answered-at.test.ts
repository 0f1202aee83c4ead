import { expect, test } from "vitest";
import { answeredAt } from "./answered-at.ts";

const whole = "Thu, 01 Jan 2026 00:00:09 GMT";

test.each([
  ["as the answer itself says", '{"value":{"info":{},"serverTime":"2026-01-01T00:00:09.250Z"}}', "", ".250"],
  ["wherever in it", '{"value":{"PH":{"gameMenus":[{ "serverTime" : "2026-01-01T00:00:09.250Z" }]}}}', whole, ".250"],
  ["otherwise to the second", '{"value":[]}', whole, ""],
  ["also of an answer that has none", '{"value":{"serverTime":""}}', whole, ""],
  ["not as somebody wrote", JSON.stringify({ value: '"serverTime":"2020-01-01T00:00:00Z"' }), whole, ""],
])("when the platform answered: %s", (_how, text, date, fraction) =>
  expect(answeredAt(text, new Headers({ Date: date }))).toBe(Date.parse(`2026-01-01T00:00:09${fraction}Z`)),
);
test("of an answer without a time, or one that a cache may have kept, nothing is known", () => {
  expect(answeredAt("{}", new Headers())).toBeNaN();
  expect(answeredAt("{}", new Headers({ Date: whole, "Cache-Control": "public, max-age=60" }))).toBeNaN();
});
