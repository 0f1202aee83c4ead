import { encode } from "uqr";
import { saveBlob } from "../save-blob.ts";

/** Pixels of each field: large enough to be read from a screen. */
const FIELD = 12;
/** The quiet zone around a code, in fields: scanners need it. */
const QUIET = 4;

/** Saves a QR code as a PNG under a name. Throws where the browser cannot draw one. */
export async function saveQr(text: string, name: string): Promise<void> {
  const { data, size } = encode(text, { border: QUIET, ecc: "M" });
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * FIELD;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000000";
  for (const [row, fields] of data.entries())
    for (const [column, isDark] of fields.entries())
      if (isDark) pen.fillRect(column * FIELD, row * FIELD, FIELD, FIELD);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!picture) throw new Error("This browser saves no pictures");
  saveBlob(picture, `${name}.png`);
}
