import { applicationImages } from "#gateway/application-images.ts";

/** The first bytes of each kind of file. */
const STARTS = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  bmp: [0x42, 0x4d, 0x3a, 0x00],
} as const;

/** A file with the first bytes of a kind of image, whatever its name. */
export function imageFile(kind: keyof typeof STARTS, name: string = `photo.${kind}`, size = 64): File {
  const bytes = new Uint8Array(size).fill(size % 251);
  bytes.set(STARTS[kind]);
  return new File([bytes], name, { type: name.endsWith(".png") ? "image/png" : "image/jpeg" });
}

/** The largest image that an application accepts. */
export const LARGEST = applicationImages.bytes;
