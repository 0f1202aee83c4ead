import { expect, test } from "vitest";
import { toastTimes } from "./toast-times.ts";

test("messages stay 1.5 s by default, short ones 3 s, long ones 8 s; a loading indicator that waits for an answer at most 9999 s @games-9-33 @games-9-34", () => {
  expect(toastTimes).toEqual({ usual: 1500, short: 3000, long: 8000, endless: 9_999_000 });
});
