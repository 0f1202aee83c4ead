import { expect, test } from "vitest";
import { demandSame } from "./demand-same.ts";

test("pages that differ are named where and when they differ", () => {
  expect(() => demandSame("when they are new", ["form", "input name=a"], ["form", "input name=a"])).not.toThrow();
  expect(() => demandSame("when they are new", ["form", "input name=a"], ["form", "input name=b"])).toThrow(
    /differ when they are new, at element 1:[\s\S]*name=a[\s\S]*name=b/,
  );
  expect(() => demandSame("after a failed try", ["form"], ["form", "p"])).toThrow(
    /after a failed try, at element 1:\s+engine: +nothing/,
  );
});
