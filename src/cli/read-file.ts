import { readFileSync, statSync, type BigIntStats } from "node:fs";
import { unreadable } from "#capabilities/folder-entries.ts";

/** How often a file that changes during reading is read again. */
const attempts = 20;
/** Minimum age of a file's last change in milliseconds: an editor that truncates a file writes it within this time. */
const quiet = 10;

/**
 * Reads a complete file, never a partly saved one: when it changes during reading, it is read again. Returns
 * what is wrong with a file that cannot be read or keeps changing.
 */
export function readStable(
  path: string,
  read: (path: string) => Buffer = (place) => readFileSync(place),
): Buffer | string {
  try {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const before = stableState(path);
      const bytes = read(path);
      if (sameState(before, statSync(path, { bigint: true }), bytes)) return bytes;
    }
  } catch (error) {
    return unreadable(error);
  }
  return unreadable("it keeps changing");
}

/** The state of a file, after a short wait when it was written just now. */
function stableState(path: string): BigIntStats {
  const state = statSync(path, { bigint: true });
  const age = Date.now() - Number(state.mtimeMs);
  if (age < 0 || age >= quiet) return state;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, quiet - age);
  return statSync(path, { bigint: true });
}

function sameState(before: BigIntStats, after: BigIntStats, bytes: Buffer): boolean {
  return (
    before.mtimeNs === after.mtimeNs &&
    before.ino === after.ino &&
    before.size === after.size &&
    after.size === BigInt(bytes.length)
  );
}
