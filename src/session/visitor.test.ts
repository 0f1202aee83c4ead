import { expect, test } from "vitest";
import { visitorKind } from "./visitor.ts";

test("without a session the visitor is a guest @account-1-01 @account-6-02", () =>
  expect(visitorKind(null)).toBe("guest"));
test.each([
  [0, "member"],
  [40, "member"],
  [4, "trial"],
  [1, "agent"],
  [2, "agent"],
  [41, "agent"],
  [42, "agent"],
] as const)(
  "type %s is a %s: types other than 0, 4 and 40 are agents @account-1-01 @account-3-04 @games-1-01 @games-6-04 @games-6-08",
  (type, kind) => expect(visitorKind({ type })).toBe(kind),
);
