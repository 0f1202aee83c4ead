import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** A file as it was read, and what the disk says of it. */
export interface WholeFile {
  bytes: Buffer;
  /** Milliseconds since 1970 of the last change. */
  changedAt: number;
}

/**
 * Large enough for any descriptor that is not too large to be checked, and a byte more that gives a larger one away.
 */
const buffer = Buffer.allocUnsafeSlow(256 * 1024 + 1);

/**
 * Reads a file in one breath. The bytes are good until the next file is read. Undefined when it cannot be read or is
 * too large.
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
