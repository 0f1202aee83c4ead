import { expect, it } from "vitest";
import { reportOnHome } from "../fixtures/site.ts";

it("a cell that only some rows have, and whose condition is wrong, lacks no words for the others", () => {
  const finding = (when: object) =>
    reportOnHome({
      body: {
        list: {
          widget: "record-list",
          options: {
            source: { call: "announcements", with: { types: "H", groupName: "m_home" } },
            fields: { title: { label: "category.RNG" }, type: { label: "category.RNG", when } },
          },
        },
      },
    });
  const isOfType = { of: { row: "type" }, in: ["H"] };
  expect(finding({ compare: { ...isOfType, un: 1 } })).toMatch(/^\S+ unknown-key \[tried\]\n[^\n]*$/);
  const never = { all: [{ visitor: "guest" }, { not: { visitor: "guest" } }] };
  expect(finding(never)).toMatch(/^\S+ never-holds \[tried\]\n[^\n]*$/);
  expect(finding({ visitor: "guest" })).toMatch(/^\S+ status-without-words \[tried\]\n[^\n]*$/);
});
