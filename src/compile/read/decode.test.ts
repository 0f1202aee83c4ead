import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeUtf8 } from "./decode.ts";

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : [part])));

describe("a file as text", () => {
  it("is decoded from UTF-8, including the byte order mark", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(decodeUtf8(bytes(text))).toEqual({ text });
      }),
    );
    expect(decodeUtf8(bytes("\uFEFF{}"))).toEqual({ text: "\uFEFF{}" });
  });
  it.each([
    ["a letter of Latin-1", bytes("caf", 0xe9, "s"), 3],
    ["a letter after some of several bytes", bytes("ñ€😀", 0xff), 4],
    ["a letter that is cut off at the end", bytes("ab", 0xe2, 0x82), 2],
    ["a letter that is cut off in the middle", bytes("ab", 0xe2, 0x82, "c"), 2],
    ["UTF-16 with its mark", Uint8Array.of(0xff, 0xfe, 0x7b, 0x00), 0],
    ["a surrogate written as UTF-8", bytes("a", 0xed, 0xa0, 0x80), 1],
  ])("%s is found at its place", (_what, content, at) => {
    const { text, badAt } = decodeUtf8(content);
    expect([badAt, text[at]]).toEqual([at, "\uFFFD"]);
  });
});
