import sharp from "sharp";
import { expect, test } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { drawCaptcha } from "./captcha-picture.ts";

test("every digit leaves ink at its place", async () => {
  for (const digit of "0123456789") {
    const { data, info } = await sharp(await drawCaptcha(digit.repeat(4)))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.format, info.width, info.height]).toEqual(["raw", 168, 96]);
    const dark = data.filter((shade) => shade < 110).length;
    expect(dark / data.length, `digit ${digit}`).toBeGreaterThan(0.04);
    expect(dark / data.length, `digit ${digit}`).toBeLessThan(0.4);
  }
});

test("the digits touch what crosses them: a recogniser that removes thin lines and dots cannot take them apart", async () => {
  const pictures = 20;
  // The same pictures in each run: a few of chance's are easier, and the rule is about most.
  const random = seededRandom("captcha");
  const pick = (least: number, end: number) => least + Math.floor(random() * (end - least));
  let share = 0;
  for (let picture = 0; picture < pictures; picture++) {
    const { data, info } = await sharp(await drawCaptcha("12345", pick))
      .greyscale()
      .median(3)
      .threshold(140)
      .raw()
      .toBuffer({ resolveWithObject: true });
    share += widestShape(data, info.width, info.channels) / info.width / pictures;
  }
  expect(share).toBeGreaterThan(0.65);
});

/** The width of the widest connected dark shape. */
function widestShape(pixels: Buffer, width: number, channels: number): number {
  const dark = new Set(
    Array.from({ length: pixels.length / channels }, (_, at) => at).filter((at) => pixels[at * channels] === 0),
  );
  let widest = 0;
  for (const seed of dark) {
    const shape = [seed];
    dark.delete(seed);
    for (const at of shape)
      for (const next of [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => at + down * width + across)))
        if (dark.delete(next)) shape.push(next);
    const columns = shape.map((at) => at % width);
    widest = Math.max(widest, Math.max(...columns) - Math.min(...columns));
  }
  return widest;
}

test("the same digits never look the same", async () => {
  const pictures = await Promise.all(Array.from({ length: 5 }, () => drawCaptcha("12345")));
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(5);
});

test("a captcha is a PNG of at most 12 KB", async () => {
  const picture = await drawCaptcha("987654");
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect(picture.length).toBeLessThan(12 * 1024);
});
