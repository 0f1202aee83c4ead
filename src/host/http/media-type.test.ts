import { expect, test } from "vitest";
import { mediaType } from "./media-type.ts";

test.each([
  ["entry.js", "text/javascript; charset=utf-8"],
  ["logo.SVG", "image/svg+xml"],
  ["hero.avif", "image/avif"],
  ["sora.woff2", "font/woff2"],
  ["strange.exe", "application/octet-stream"],
  ["none", "application/octet-stream"],
])("%s is %s", (name, type) => {
  expect(mediaType(name)).toBe(type);
});
