/** A file as text. */
export interface Decoded {
  text: string;
  /** Index in the text of the first character that could not be decoded; absent when the file is UTF-8. */
  badAt?: number;
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder("utf-8", { ignoreBOM: true });

/** Decodes UTF-8. Invalid bytes become U+FFFD, so that the file can still be shown. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  try {
    return { text: strict.decode(bytes) };
  } catch {
    return { text: lenient.decode(bytes), badAt: lenient.decode(bytes.subarray(0, firstBadByte(bytes))).length };
  }
}

/** The longest valid beginning ends before the first bad byte: `stream` holds back a character that is cut in two. */
function firstBadByte(bytes: Uint8Array): number {
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isBeginning(bytes.subarray(0, middle))) low = middle;
    else high = middle - 1;
  }
  let start = low;
  while (start > 0 && low - start < 3 && !isWhole(bytes.subarray(0, start))) start--;
  return start;
}

function isBeginning(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function isWhole(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
