import { applicationImages } from "#gateway/application-images.ts";

/** How a file of each kind begins. */
const STARTS = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  bmp: [0x42, 0x4d, 0x3a, 0x00],
} as const;

/** A file that begins like an image of a kind, whatever its name says. */
export function imageFile(kind: keyof typeof STARTS, name: string = `photo.${kind}`, size = 64): File {
  const bytes = new Uint8Array(size).fill(size % 251);
  bytes.set(STARTS[kind]);
  return new File([bytes], name, { type: name.endsWith(".png") ? "image/png" : "image/jpeg" });
}

/** The largest image that goes with an application. */
export const LARGEST = applicationImages.bytes;
