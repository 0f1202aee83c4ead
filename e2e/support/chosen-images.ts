import sharp from "sharp";

/** Bytes of a megabyte. */
export const MB = 1024 * 1024;

/** A real picture as a phone's picker gives it, with so many bytes at least. */
export async function picture(name: string, bytes = 0) {
  const drawn = sharp({ create: { width: 320, height: 240, channels: 3, background: "#b05020" } });
  const isPng = name.endsWith(".png");
  const file = await (isPng ? drawn.png() : drawn.jpeg()).toBuffer();
  const filling = Buffer.alloc(Math.max(bytes - file.length, 0));
  return { name, mimeType: isPng ? "image/png" : "image/jpeg", buffer: Buffer.concat([file, filling]) };
}
