import sharp from "sharp";
import { expect, test } from "vitest";
import { drawCaptcha } from "./captcha-picture.ts";

test("every digit leaves ink at its place", async () => {
  for (const digit of "0123456789") {
    const { data, info } = await sharp(await drawCaptcha(digit.repeat(4)))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.format, info.width, info.height]).toEqual(["raw", 196, 96]);
    const dark = data.filter((shade) => shade < 110).length;
    expect(dark / data.length, `digit ${digit}`).toBeGreaterThan(0.04);
    expect(dark / data.length, `digit ${digit}`).toBeLessThan(0.4);
  }
});

test("the same digits never look the same", async () => {
  const pictures = await Promise.all(Array.from({ length: 5 }, () => drawCaptcha("12345")));
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(5);
});

test("a captcha is a PNG of at most 12 KB", async () => {
  const picture = await drawCaptcha("987654");
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect(picture.length).toBeLessThan(12 * 1024);
});
