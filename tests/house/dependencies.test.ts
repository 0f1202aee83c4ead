import { expect, test } from "vitest";
import { missingBuilds, type LockEntry } from "../../scripts/complete-lock.mjs";
import { filesLike, jsonOf, textOf } from "./support/tree.ts";

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
  engines: { node: string };
}

interface Installed extends LockEntry {
  integrity?: string;
  optional?: boolean;
  dev?: boolean;
  os?: readonly string[];
  resolved?: string;
  /** Whether it is a package of this workspace. */
  link?: boolean;
  engines?: { node?: string };
  hasInstallScript?: boolean;
}

/** The packages that docs/dependencies.md has a line for: list items that begin with the name in backticks. */
function described(page: string): string[] {
  return [...page.matchAll(/^[-|] `([^`]+)`/gm)].map((match) => match[1] ?? "");
}

const { dependencies, allowScripts, engines } = jsonOf("package.json") as Manifest;
/** Those of the project, and of its own packages. */
const needed = new Set(
  ["package.json", ...filesLike("packages", /^packages\/[^/]+\/package\.json$/)].flatMap((file) =>
    Object.keys((jsonOf(file) as Manifest).devDependencies),
  ),
);
const lock = jsonOf("package-lock.json") as { packages: Record<string, Installed> };

test("docs/dependencies.md has exactly one line per dependency", () => {
  expect(described("- `a`: for x\n- b\n| `@c/d` | for y |")).toEqual(["a", "@c/d"]);
  expect(described(textOf("docs/dependencies.md")).toSorted()).toEqual([...needed].toSorted());
});

test("the package has no dependencies: a merchant's repository installs them only to serve its brands", () => {
  expect(dependencies).toBeUndefined();
});

test("every package runs on the oldest Node that package.json and the README promise, or npm warns at the first start", () => {
  expect(allows(">=22", [20, 19])).toBe(false);
  expect(allows("^18.0.0 || >= 20.18.1", [20, 19])).toBe(true);
  expect(allows("^20.20.0||^22", [20, 19])).toBe(false);
  const oldest = (/^>=(\d+)\.(\d+)$/.exec(engines.node) ?? []).slice(1).map(Number);
  expect(textOf("README.md")).toContain(`Node ${oldest.join(".")} or newer`);
  expect(
    Object.entries(lock.packages).flatMap(([name, { engines: needs }]) =>
      allows(needs?.node ?? ">=0", oldest) ? [] : [`${name} needs ${needs?.node}`],
    ),
  ).toEqual([]);
});

/** Whether a range of npm's ("^20.19.0 || >=22") allows the first release of a version. */
function allows(range: string, [major = 0, minor = 0]: readonly number[]): boolean {
  return range.split("||").some((part) => {
    const [, sign, ...numbers] = /^\s*(\^|>=|)\s*v?(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(part) ?? [];
    const [least = 0, leastMinor = 0, patch = 0] = numbers.map((number) => Number(number ?? 0));
    const isLater = major > least || (major === least && (minor > leastMinor || (minor === leastMinor && patch === 0)));
    return isLater && (sign === ">=" || major === least);
  });
}

test("package.json allows every install script, or npm prints a warning", () => {
  const scripted = Object.entries(lock.packages).flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript ? [place.replace(/^.*node_modules\//, "")] : [],
  );
  expect(Object.keys(allowScripts)).toEqual([...new Set(scripted)].sort());
});

test("the lock file names no registry host, so that npm's configuration decides where packages come from", () => {
  expect(
    Object.entries(lock.packages)
      .filter(([, { resolved, link }]) => resolved !== undefined && !link)
      .map(([name]) => name),
  ).toEqual([]);
});

test("the lock file has a hash of every package but optional builds for other platforms", () => {
  const isBuild = ({ optional, dev, os }: Installed) => optional === true && dev === true && os !== undefined;
  expect(isBuild({ dev: true, optional: true })).toBe(false);
  expect(
    Object.entries(lock.packages)
      .filter(([place, entry]) => place.startsWith("node_modules/") && !entry.link)
      .filter(([, entry]) => entry.integrity === undefined && !isBuild(entry))
      .map(([place]) => place),
  ).toEqual([]);
});

test("the lock file contains the builds for all platforms, or npm ci refuses it (node scripts/complete-lock.mjs adds them)", () => {
  const sample = {
    "node_modules/x": { optionalDependencies: { "@x/linux-x64-gnu": "1.0.0", "@x/darwin-arm64": "1.0.0" } },
    "node_modules/@x/linux-x64-gnu": {},
  };
  expect(missingBuilds(sample)).toEqual({
    "node_modules/@x/darwin-arm64": { version: "1.0.0", cpu: ["arm64"], optional: true, os: ["darwin"] },
  });
  expect(Object.keys(missingBuilds(lock.packages))).toEqual([]);
});
