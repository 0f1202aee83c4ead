/** Properties of a picture that can be read without decoding it. */
export interface Picture {
  /** Size of the file in bytes. */
  bytes: number;
  kind: "svg" | "bitmap" | "unknown";
  /** Pixels of a bitmap, units of an SVG's viewBox; absent when the file does not contain it. */
  width?: number;
  height?: number;
}

/** Reads a picture's kind and size: SVG, PNG, WebP, JPEG, GIF. "unknown" when it is none of these, or cut off. */
export function pictureOf(path: string, content: Uint8Array): Picture {
  const bytes = content.length;
  if (path.toLowerCase().endsWith(".svg")) {
    const text = new TextDecoder().decode(content);
    return /<svg[\s/>]/.test(text) && /<\/svg\s*>|\/>/.test(text)
      ? { bytes, kind: "svg", ...viewBoxOf(text.slice(0, 64 * 1024)) }
      : { bytes, kind: "unknown" };
  }
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  for (const read of [pngSize, gifSize, webpSize, jpegSize]) {
    const size = read(view);
    if (size) return { bytes, kind: "bitmap", ...size };
  }
  return { bytes, kind: "unknown" };
}

interface Size {
  width: number;
  height: number;
}

function viewBoxOf(text: string): Size | undefined {
  const [, box = ""] = /<svg\b[^>]*\sviewBox\s*=\s*["']([^"']+)["']/.exec(text) ?? [];
  const [, , width, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width !== undefined && height !== undefined && width > 0 && height > 0 ? { width, height } : undefined;
}

function pngSize(view: DataView): Size | undefined {
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89_50_4e_47) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function gifSize(view: DataView): Size | undefined {
  if (view.byteLength < 10 || view.getUint32(0) !== 0x47_49_46_38) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function webpSize(view: DataView): Size | undefined {
  if (view.byteLength < 30 || view.getUint32(0) !== 0x52_49_46_46 || view.getUint32(8) !== 0x57_45_42_50)
    return undefined;
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (view.getUint8(15)) {
    // "VP8X", "VP8L" and "VP8 ": extended, lossless, lossy.
    case 0x58:
      return { width: three(24) + 1, height: three(27) + 1 };
    case 0x4c:
      return {
        width: (view.getUint32(21, true) & 0x3f_ff) + 1,
        height: ((view.getUint32(21, true) >> 14) & 0x3f_ff) + 1,
      };
    default:
      return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff };
  }
}

/** JPEG: the size is in the first frame, behind segments that are skipped. */
function jpegSize(view: DataView): Size | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xff_d8) return undefined;
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}
