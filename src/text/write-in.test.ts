import { expect, test } from "vitest";
import { writeIn } from "./write-in.ts";

test("values stand where the text has their names", () =>
  expect(writeIn("From {{time}}, {{count}} times, {{time}}", { time: "10:42", count: 2 })).toBe(
    "From 10:42, 2 times, 10:42",
  ));
test("a name without a value stays as it is written", () => expect(writeIn("{{time}}", {})).toBe("{{time}}"));
test("a value is text and no pattern", () => expect(writeIn("{{a}}", { a: "$& {{b}}" })).toBe("$& {{b}}"));
