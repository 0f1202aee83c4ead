import { expect, test } from "vitest";
import { applicationImages, imageFaultOf, imageTypeOf } from "./application-images.ts";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const file = (start: readonly number[], size: number = start.length, name = "photo.png", type = "image/png") =>
  new File([new Uint8Array(start), new Uint8Array(size - start.length)], name, { type });

test("an image is png or jpg by its first bytes, whatever its name says @account-9-18 @games-5-07", async () => {
  expect(await imageTypeOf(file(PNG, 9))).toBe("image/png");
  expect(await imageTypeOf(file(JPEG, 9, "photo.png"))).toBe("image/jpeg");
  for (const other of [[0x42, 0x4d, 0x3a, 0], [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], PNG.slice(0, 7), []])
    expect([other, await imageFaultOf(file(other))]).toEqual([other, "image.invalid"]);
});

test("an image has 5 MB at most @account-9-19 @games-5-07", async () => {
  expect(applicationImages).toEqual({ most: 3, bytes: 5_242_880 });
  expect(await imageFaultOf(file(PNG, applicationImages.bytes))).toBeUndefined();
  expect(await imageFaultOf(file(PNG, applicationImages.bytes + 1))).toBe("image.large");
});

test("a file that can no longer be read is not an image", async () => {
  const gone = {
    size: 9,
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) }),
  } as unknown as Blob;
  expect(await imageFaultOf(gone)).toBe("image.invalid");
});
