import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Changes whenever the code of a folder does, except tests, so that no version number has to be raised. */
export function fingerprintOf(folder: URL): string {
  const path = fileURLToPath(folder);
  const names = readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort();
  const hash = createHash("sha256");
  for (const name of names) hash.update(name).update(readFileSync(join(path, name)));
  return hash.digest("hex").slice(0, 16);
}

/** The fingerprint of the code that draws pictures: a change invalidates all stored pictures. */
export const artworkFingerprint = fingerprintOf(new URL("../packages/demo-artwork/", import.meta.url));
