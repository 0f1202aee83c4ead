import fc from "fast-check";
import { expect, test } from "vitest";
import { movedKeys } from "./moved-keys.ts";

test.each([
  ["abc", "abc", ""],
  ["abc", "cab", "c"],
  ["abc", "bca", "a"],
  ["abcd", "abxcd", ""],
  ["abcd", "dcba", "dcb"],
  ["", "abc", ""],
])("from %s to %s: %s", (before, after, moved) => {
  expect([...movedKeys([...before], [...after])].join("")).toBe(moved);
});

test("those that stay keep their order", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 9 })),
      fc.uniqueArray(fc.integer({ min: 0, max: 9 })),
      (one, other) => {
        const [before, after] = [one.map(String), other.map(String)];
        const moved = movedKeys(before, after);
        expect(after.filter((key) => before.includes(key) && !moved.has(key))).toEqual(
          before.filter((key) => after.includes(key) && !moved.has(key)),
        );
      },
    ),
  );
});
