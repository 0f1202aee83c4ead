import { expect, test } from "vitest";
import { readDigits } from "./read-digits.ts";

test.each([
  ["123 456", "123456"],
  ["123-456", "123456"],
  ["4111–1111 1111\u00a01111", "4111111111111111"],
  ["１２３４", "1234"],
  ["\u200e0042\u200b ", "0042"],
  ["12a4", "12a4"],
  ["maria-clara", "maria-clara"],
  ["-", "-"],
  ["", ""],
])("%j is read as %j", (typed, digits) => expect(readDigits(typed)).toBe(digits));
