/**
 * Builds the command line, so that `livery` starts as fast as Node itself and loads what a command needs on demand.
 * Plain JavaScript, because it runs before anything can load TypeScript.
 *
 * The folder of a build is named after its sources, so that a build is never out of date and two processes may build at
 * the same time.
 */
import { load } from "./cached-modules.mjs";

// Imported ones take some 10 ms longer.
const { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } =
  process.getBuiltinModule("node:fs");
const { join, resolve } = process.getBuiltinModule("node:path");

const root = resolve(import.meta.dirname, "..");
const builds = join(root, "dist/cli");
const folders = ["kernel", "conditions", "descriptor", "gateway", "compile", "capabilities", "draw", "cli"].map(
  (name) => `src/${name}`,
);
const files = ["scripts/cli-build.mjs", "scripts/cached-modules.mjs", "scripts/keep-code.mjs", "package-lock.json"];

/** The entry of the current build, which is made if it does not exist. */
export async function builtCli() {
  const folder = join(builds, nameOfSources());
  if (!existsSync(join(folder, "proved.json"))) await build(folder);
  return join(folder, "main.cjs");
}

/**
 * Packages that only some commands need, as files of the build. What refers to them by their names gets these files, so
 * that an installed command needs no packages at all.
 */
const onDemand = {
  "recheck/lib/browser.js": "recheck",
  refa: "refa",
  "@eslint-community/regexpp": "regexpp",
};
const filesOnDemand = {
  name: "files-on-demand",
  transform: {
    filter: { id: /\/src\/capabilities\// },
    handler: (code) => ({
      code: code.replace(/require\("([^"]+)"\)/g, (whole, name) =>
        Object.hasOwn(onDemand, name) ? `require("./${onDemand[name]}.cjs")` : whole,
      ),
      map: null,
    }),
  },
};

/** Examples and tests, which are not part of the build. */
const excluded = new Set(["good", "bad", "fixtures", "good.json", "bad.json"]);
const isSource = (name) => /\.(?:ts|js|json)$/.test(name) && !name.endsWith(".test.ts") && !excluded.has(name);

/** The latest modification time of all sources, and their number. */
function nameOfSources() {
  let [latest, total] = [0, 0];
  const count = (path) => {
    latest = Math.max(latest, statSync(path).mtimeMs);
    total++;
  };
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) {
        if (!excluded.has(entry.name)) walk(`${folder}/${entry.name}`);
      } else if (isSource(entry.name)) count(`${folder}/${entry.name}`);
    }
  };
  for (const path of folders) walk(join(root, path));
  for (const path of files) count(join(root, path));
  return `${Math.floor(latest).toString(36)}-${total}`;
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
    plugins: [filesOnDemand],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: draft,
      target: "node20",
      minify: false,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          main: join(root, "src/cli/main.ts"),
          "sweep-worker": join(root, "src/cli/sweep/sweep-worker.ts"),
          ...Object.fromEntries(Object.entries(onDemand).map(([name, file]) => [file, name])),
        },
        output: { format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "[name]-[hash].cjs" },
      },
    },
  });
  const { provedEngineLayers } = load(join(draft, "main.cjs"));
  writeFileSync(join(draft, "proved.json"), JSON.stringify(await provedEngineLayers()));
  // Commands also work without the code cache; they only start more slowly.
  spawnSync(process.execPath, [join(root, "scripts/keep-code.mjs"), draft], { stdio: "inherit" });
  publish(draft, folder);
}

/** How long outdated builds are kept, in milliseconds: a running `--watch` may still load parts of one. */
const aDay = 86_400_000;

/** If another process has finished the same build first, its result is used. */
function publish(draft, folder) {
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
