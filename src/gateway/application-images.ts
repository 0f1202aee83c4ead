/**
 * Limits for the images that members send, with an application to an activity, a deposit or feedback: their number, and
 * the size of each in bytes (games §5).
 */
export const applicationImages = { most: 3, bytes: 5 * 1024 * 1024 } as const;

export type ImageType = "image/png" | "image/jpeg";
/** Why an image is rejected, as an error code of the platform. */
export type ImageFault = "image.invalid" | "image.large";

/**
 * The first bytes of each file type. A name, and the type that a browser derives from it, do not prove what is in a
 * file.
 */
const SIGNATURES: readonly (readonly [ImageType, readonly number[]])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
];
/** Number of bytes needed to detect the type of a file. */
const SIGNATURE_BYTES = 8;

/** The type of a file by its first bytes, or undefined for anything other than png and jpg. */
export async function imageTypeOf(file: Blob): Promise<ImageType | undefined> {
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  return SIGNATURES.find(([, signature]) => signature.every((byte, place) => start[place] === byte))?.[0];
}

/** Why a file cannot be part of an application, or undefined. A file that can no longer be read is rejected. */
export async function imageFaultOf(
  file: Blob,
  bytes: number = applicationImages.bytes,
): Promise<ImageFault | undefined> {
  const type = await imageTypeOf(file).catch(() => undefined);
  if (!type) return "image.invalid";
  return file.size > bytes ? "image.large" : undefined;
}
