import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** A file's content and its state on disk. */
export interface WholeFile {
  bytes: Buffer;
  /** Modification time in milliseconds since 1970. */
  changedAt: number;
}

/** The largest descriptor that can be checked, plus one byte to detect larger ones. */
const buffer = Buffer.allocUnsafeSlow(256 * 1024 + 1);

/**
 * Reads a file at once. The buffer is reused for the next file. Undefined when the file cannot be read or is too large.
 */
export function readWhole(path: string): WholeFile | undefined {
  let file: number;
  try {
    file = openSync(path, "r");
  } catch {
    return undefined;
  }
  try {
    const read = readSync(file, buffer, 0, buffer.length, 0);
    const { size, mtimeMs } = fstatSync(file);
    return read === size ? { bytes: buffer.subarray(0, read), changedAt: mtimeMs } : undefined;
  } finally {
    closeSync(file);
  }
}
