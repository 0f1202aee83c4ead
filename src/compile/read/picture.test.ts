import { describe, expect, it } from "vitest";
import { pictureOf } from "./picture.ts";

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
const svg = (text: string) => new TextEncoder().encode(text);
const bytesOf = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? [...part].map((letter) => letter.codePointAt(0) ?? 0) : [part],
    ),
  );

describe("a picture's kind and size", () => {
  it("of an SVG come from its viewBox", () => {
    expect(
      pictureOf("a.svg", svg('<?xml version="1.0"?>\n<svg xmlns="x"\n viewBox="0 0 24.5, 12"><path/></svg>')),
    ).toMatchObject({ kind: "svg", width: 24.5, height: 12 });
  });
  it.each(["<svg><g viewBox='0 0 1 1'/></svg>", '<svg viewBox="0 0 a b"/>'])("of %s are not known", (text) => {
    expect(pictureOf("a.svg", svg(text))).toEqual({ bytes: text.length, kind: "svg" });
  });
  it.each(["no drawing", "", "<svg viewBox='0 0 1 1'><path d='M0", "<svgs/>"])("of %j: it is no picture", (text) => {
    expect(pictureOf("a.svg", svg(text))).toEqual({ bytes: text.length, kind: "unknown" });
  });
  it.each([
    [
      "PNG",
      fromBase64("iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="),
      3,
      2,
    ],
    ["GIF", bytesOf("GIF89a", 5, 0, 4, 1), 5, 260],
    [
      "WebP with losses",
      bytesOf("RIFF", 0, 0, 0, 0, "WEBPVP8 ", 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x40, 1, 0xf0, 0),
      320,
      240,
    ],
    [
      "WebP without losses",
      bytesOf("RIFF", 0, 0, 0, 0, "WEBPVP8L", 0, 0, 0, 0, 0x2f, 0x3f, 0xc1, 0x3b, 0, 0, 0, 0, 0, 0),
      320,
      240,
    ],
    [
      "extended WebP",
      bytesOf("RIFF", 0, 0, 0, 0, "WEBPVP8X", 10, 0, 0, 0, 0, 0, 0, 0, 0x3f, 1, 0, 0xef, 0, 0),
      320,
      240,
    ],
    ["JPEG", bytesOf(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 17, 8, 0, 240, 1, 64, 3, 0), 320, 240],
  ])("of a %s stand at its beginning", (_kind, content, width, height) => {
    expect(pictureOf("a.bin", content)).toEqual({ bytes: content.length, kind: "bitmap", width, height });
  });
  it("of anything else are unknown", () => {
    expect([pictureOf("a.png", svg("hello")), pictureOf("a.png", Uint8Array.of())]).toEqual([
      { bytes: 5, kind: "unknown" },
      { bytes: 0, kind: "unknown" },
    ]);
  });
  it("of a damaged picture are read no further than the file's end", () => {
    expect(pictureOf("a.jpg", bytesOf(0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0, 0, 0, 0, 0))).toMatchObject({
      kind: "unknown",
    });
  });
});
