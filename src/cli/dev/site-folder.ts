import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { counted } from "../counted.ts";
import { engineFolder } from "../engine.ts";
import type { Terminal } from "../terminal.ts";
import { UsageError } from "../usage-error.ts";

/** What the site needs of an engine. */
const parts = [
  "package.json",
  "tsconfig.json",
  "scripts",
  "src",
  "sandbox",
  "packages",
  "dist",
  "brands",
  "text-packs",
];

/**
 * The site server and the sandbox in a folder that git ignores, with the packages that they need and the check does not;
 * these are installed once. Returns the folder of the engine there.
 */
export function siteIn(hidden: string, terminal: Pick<Terminal, "complain">): string {
  const site = join(hidden, "site");
  mkdirSync(site, { recursive: true });
  writeFileSync(join(hidden, ".gitignore"), "*\n");
  installPackages(site, terminal);
  const engine = join(site, "engine");
  rmSync(engine, { recursive: true, force: true });
  for (const part of parts) cpSync(join(engineFolder, part), join(engine, part), { recursive: true });
  return engine;
}

function installPackages(site: string, terminal: Pick<Terminal, "complain">): void {
  const wanted = manifest();
  const installed = join(site, "installed.json");
  if (existsSync(installed) && readFileSync(installed, "utf8") === wanted) return;
  const total = Object.keys((JSON.parse(wanted) as { dependencies: object }).dependencies).length;
  const shown = relative(process.cwd(), site) || ".";
  terminal.complain(`Installing the site server and the sandbox in ${shown}, once (${counted(total, "package")}) …\n`);
  writeFileSync(join(site, "package.json"), wanted);
  const { status } = spawnSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: site,
    // npm's output is no result of the command.
    stdio: ["ignore", process.stderr.fd, "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0)
    throw new UsageError(
      `The packages of the site could not be installed in ${shown} (npm's output is above). They are needed to serve brands, not to check them. Check the network and npm's registry, then run npx livery dev again.`,
    );
  writeFileSync(installed, wanted);
}

/** The package.json for the site's packages, in the versions that this engine was tested with. */
function manifest(): string {
  const list = join(engineFolder, "dist/site-packages.json");
  if (!existsSync(list))
    throw new UsageError(
      `This copy of Livery cannot serve brands: dist/site-packages.json is missing. Install the package that npm pack makes in a checkout of Livery.`,
    );
  const { overrides } = JSON.parse(readFileSync(join(engineFolder, "package.json"), "utf8")) as { overrides: object };
  const dependencies: unknown = JSON.parse(readFileSync(list, "utf8"));
  return `${JSON.stringify({ private: true, type: "module", dependencies, overrides }, null, 2)}\n`;
}
