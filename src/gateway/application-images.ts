/**
 * Images that go with an application to an activity: how many there may be at most, and how large one may be, in bytes
 * (games §5).
 */
export const applicationImages = { most: 3, bytes: 5 * 1024 * 1024 } as const;

export type ImageType = "image/png" | "image/jpeg";
/** Why an image is not taken, as an error code of the platform. */
export type ImageFault = "image.invalid" | "image.large";

/** How a file of each type begins. A name, and what a browser makes of it, say nothing about what is in a file. */
const SIGNATURES: readonly (readonly [ImageType, readonly number[]])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
];
/** Bytes of a file that tell its type. */
const SIGNATURE_BYTES = 8;

/** What a file is by its first bytes, or undefined for anything else than png and jpg. */
export async function imageTypeOf(file: Blob): Promise<ImageType | undefined> {
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  return SIGNATURES.find(([, signature]) => signature.every((byte, place) => start[place] === byte))?.[0];
}

/** Why a file cannot go with an application, or undefined. A file that cannot be read any more is none. */
export async function imageFaultOf(file: Blob): Promise<ImageFault | undefined> {
  const type = await imageTypeOf(file).catch(() => undefined);
  if (!type) return "image.invalid";
  return file.size > applicationImages.bytes ? "image.large" : undefined;
}
