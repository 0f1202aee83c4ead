import { expect, test } from "vitest";
import { writeIn } from "./write-in.ts";

test("values replace their placeholders", () =>
  expect(writeIn("From {{time}}, {{count}} times, {{time}}", { time: "10:42", count: 2 })).toBe(
    "From 10:42, 2 times, 10:42",
  ));
test("a placeholder without a value is left as it is", () => expect(writeIn("{{time}}", {})).toBe("{{time}}"));
test("a value is inserted literally, not as a pattern", () =>
  expect(writeIn("{{a}}", { a: "$& {{b}}" })).toBe("$& {{b}}"));
