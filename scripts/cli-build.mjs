/**
 * The command line as a build: `livery` starts in the time of Node itself, and what a command needs is loaded when it
 * is asked for. Plain JavaScript, because it runs before anything can read TypeScript.
 *
 * The folder of a build is named after what it was built from, so that a build is never older than its sources and two
 * processes may build at the same time.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { load } from "./cached-modules.mjs";

const root = resolve(import.meta.dirname, "..");
const builds = join(root, "dist/cli");
const folders = ["src/kernel", "src/descriptor", "src/gateway", "src/compile", "src/capabilities", "src/cli"];
const files = ["scripts/cli-build.mjs", "scripts/cached-modules.mjs", "scripts/keep-code.mjs", "package-lock.json"];

/** The entry of a build that is up to date; it is made when there is none. */
export async function builtCli() {
  const folder = join(builds, nameOfSources());
  if (!existsSync(join(folder, "proved.json"))) await build(folder);
  return join(folder, "main.cjs");
}

/** Examples and tests: nothing in them is built. */
const apart = new Set(["good", "bad", "fixtures", "good.json", "bad.json"]);
const isSource = (name) => /\.(?:ts|json)$/.test(name) && !name.endsWith(".test.ts") && !apart.has(name);

/** The moment of the last change of any source, and how many there are. */
function nameOfSources() {
  let [latest, count] = [0, 0];
  const note = (path) => {
    latest = Math.max(latest, statSync(path).mtimeMs);
    count++;
  };
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) {
        if (!apart.has(entry.name)) walk(`${folder}/${entry.name}`);
      } else if (isSource(entry.name)) note(`${folder}/${entry.name}`);
    }
  };
  for (const path of folders) walk(join(root, path));
  for (const path of files) note(join(root, path));
  return `${Math.floor(latest).toString(36)}-${count}`;
}

async function build(folder) {
  const [{ build: bundle }, { spawnSync }] = await Promise.all([import("vite"), import("node:child_process")]);
  const draft = `${folder}.${process.pid}`;
  await bundle({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    json: { stringify: true },
    ssr: { noExternal: ["commander", "culori", "picocolors"] },
    build: {
      ssr: true,
      outDir: draft,
      target: "node20",
      minify: false,
      emptyOutDir: true,
      rolldownOptions: {
        input: { main: join(root, "src/cli/main.ts"), "sweep-worker": join(root, "src/cli/sweep/sweep-worker.ts") },
        output: { format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "[name]-[hash].cjs" },
      },
    },
  });
  const { provedEngineLayers } = load(join(draft, "main.cjs"));
  writeFileSync(join(draft, "proved.json"), JSON.stringify(await provedEngineLayers()));
  // Without that code a command starts as well, only later.
  spawnSync(process.execPath, [join(root, "scripts/keep-code.mjs"), draft], { stdio: "inherit" });
  take(draft, folder);
}

/**
 * Milliseconds for which a build of older sources stays: a `--watch` that was started with it may still load parts of
 * it.
 */
const aDay = 86_400_000;

/** Somebody else may have been quicker: then theirs is as good. */
function take(draft, folder) {
  mkdirSync(builds, { recursive: true });
  try {
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  for (const name of readdirSync(builds))
    if (!folder.endsWith(name) && Date.now() - statSync(join(builds, name)).mtimeMs > aDay)
      rmSync(join(builds, name), { recursive: true, force: true });
}
