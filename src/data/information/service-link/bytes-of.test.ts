import { expect, test } from "vitest";
import { bytesOf } from "./bytes-of.ts";

test.each([
  ["hex", "00ff7a"],
  ["hex", "00FF7A"],
  ["base64", "AP96"],
  ["base64", "_-8="],
  ["base64", "/+8"],
] as const)("in %s, %s is decoded", (encoding, text) => {
  expect(Buffer.from(bytesOf(text, encoding)).toString("hex")).toMatch(/^(?:00ff7a|ffef)$/);
});
test.each([
  ["hex", ""],
  ["hex", "0"],
  ["hex", "0g"],
  ["hex", " 00"],
  ["base64", "!"],
  ["base64", "A"],
] as const)("in %s, %j is refused", (encoding, text) => {
  expect(() => bytesOf(text, encoding)).toThrow(/hexadecimal|[Ii]nvalid character|encoded/);
});
