/**
 * Runs before `npm pack`: builds what the package contains, so that a merchant's repository installs no packages to
 * check its brands, and lists the packages that `livery dev` adds there.
 */
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { builtCli } from "./cli-build.mjs";
import { sitePackages } from "./site-packages.ts";
import "./build.ts";

const command = "dist/command";

rmSync(command, { recursive: true, force: true });
cpSync(dirnameOf(await builtCli()), command, { recursive: true });
writeFileSync("dist/site-packages.json", `${JSON.stringify(sitePackages(), null, 2)}\n`);

function dirnameOf(file: string): string {
  return file.replace(/[/\\][^/\\]+$/, "");
}
