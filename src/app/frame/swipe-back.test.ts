import { expect, test } from "vitest";
import { isSwipeBack } from "./swipe-back.ts";

test.each([
  [20, 121, true],
  [20, 120, false],
  [200, 99, true],
  [200, 100, false],
  [20, 20, false],
  [-1, -1, true],
  [-0.5, 3, true],
  [0, 0, false],
])(
  "a move from %s to %s is a swipe-back: %s; it exceeds 100 px or starts off the left edge @account-2.2-14 @account-2.2-15",
  (startX, endX, expected) => expect(isSwipeBack({ startX, endX })).toBe(expected),
);
