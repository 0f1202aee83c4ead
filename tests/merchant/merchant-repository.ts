import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { shell } from "./shell.ts";

/** An empty repository next to a package of Livery. */
export interface MerchantRepository {
  folder: string;
  run: (line: string) => ReturnType<typeof shell>;
  /** Every file outside of the repository that a command could have written there. */
  outside: () => string[];
}

/** Packs Livery, as its documents say, next to a new repository. */
export function emptyRepository(): MerchantRepository {
  const place = mkdtempSync(join(tmpdir(), "livery-merchant-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, "shop");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const packed = shell(resolve("."), `npm pack --silent --pack-destination "${folder}"`);
  if (packed.code !== 0) throw new Error(packed.complaint);
  return {
    folder,
    run: (line) => shell(folder, line),
    outside: () => readdirSync(place).filter((name) => name !== "shop"),
  };
}
