import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A new folder for files of a test. It is deleted after the test, or when something else is over: `afterAll`. */
export function emptyFolder(when: (happen: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "livery-"));
  when(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
