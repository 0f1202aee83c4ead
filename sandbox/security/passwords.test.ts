import { expect, test } from "vitest";
import { hashPassword, passwordFits } from "./passwords.ts";

test("a password fits as another keyboard writes its letters", async () => {
  const stored = await hashPassword("caf\u00e9 sa bundok");
  expect(await passwordFits("cafe\u0301 sa bundok", stored)).toBe(true);
  expect(await passwordFits("cafe sa bundok", stored)).toBe(false);
});
