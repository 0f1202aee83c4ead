import { expect, test } from "vitest";
import { requireSame } from "./require-same.ts";

test("pages that differ are named where and when they differ", () => {
  expect(() => requireSame("when they are new", ["form", "input name=a"], ["form", "input name=a"])).not.toThrow();
  expect(() => requireSame("when they are new", ["form", "input name=a"], ["form", "input name=b"])).toThrow(
    /differ when they are new, at element 1:[\s\S]*name=a[\s\S]*name=b/,
  );
  expect(() => requireSame("after a failed try", ["form"], ["form", "p"])).toThrow(
    /after a failed try, at element 1:\s+engine: +nothing/,
  );
});
