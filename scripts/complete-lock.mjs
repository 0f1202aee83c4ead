import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * `node scripts/complete-lock.mjs`, after `npm install`: adds the entries that npm omits from package-lock.json when its
 * registry lacks a build for another platform. Without them `npm ci` refuses the lock file on every platform.
 */
const platform =
  /[-/](android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64)(?:-([a-z]+))?$/;

/** The entries missing from a lock file: platform builds that a package lists in `optionalDependencies`. */
export function missingBuilds(packages) {
  const present = new Set(
    Object.keys(packages).map((place) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)),
  );
  const missing = {};
  for (const owner of Object.values(packages)) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      if (!present.has(name)) missing[`node_modules/${name}`] = entryOf(name, version, owner);
    }
  }
  return missing;
}

function entryOf(name, version, owner) {
  const [, os, cpu, abi = ""] = platform.exec(name) ?? [];
  if (!os) throw new Error(`${name} has no platform in its name: add it to package-lock.json by hand.`);
  const libc = os !== "linux" ? undefined : abi.startsWith("musl") ? "musl" : "glibc";
  return {
    version,
    cpu: [cpu],
    ...(owner.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    os: [os],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const file = resolve(process.argv[2] ?? join(import.meta.dirname, "../package-lock.json"));
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const missing = missingBuilds(lock.packages);
  const packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...missing }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} entries added to ${file}.`);
}
