import { readFileSync } from "node:fs";
import { folders, rooms } from "./architecture.mjs";

/**
 * The rules of the import table, derived from architecture.mjs. `scripts/boundaries.ts` runs them: dependency-cruiser
 * reads neither .tsx nor `import type` with TypeScript 7, so it is handed a digest of every file's imports (decision
 * 010).
 */
const test = "\\.test\\.tsx?$";
const typeOnly = ["type-only", "type-import"];
const npm = ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-bundled", "npm-no-pkg", "npm-unknown"];

const escaped = (text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");
/** The table names folders; a single file of one may be named by its path. */
const inside = (place) => `^${escaped(place)}${/\.tsx?$/.test(place) ? "$" : "/"}`;
const package_ = (name) => `(?:^|/)node_modules/(?:@types/)?${escaped(name).replaceAll("*", "[^/]*")}(?:/|$)`;
const listed = (names, nothing) => (names.length > 0 ? names.join(", ") : nothing);

const [, toolList = ""] = readFileSync(new URL("docs/dependencies.md", import.meta.url), "utf8").split(
  "## What builds and tests",
);
const developmentPackages = [...toolList.matchAll(/^- `([^`]+)`/gm)].map(([, name]) => name);

/** The rules of one line of the table. */
function rulesOf([name, folder]) {
  const from = { path: inside(name), pathNot: test };
  const rules = [];
  if (!folder.imports.includes("*")) rules.push(...folderRules(name, folder, from));
  if (!folder.packages.includes("*")) {
    rules.push({
      name: `${name} uses only its packages`,
      severity: "error",
      from,
      comment: `${folder.about} Packages it may use: ${listed(folder.packages, "none")} (architecture.mjs).`,
      to: { dependencyTypes: npm, pathNot: folder.packages.map(package_) },
    });
  }
  if (!folder.node) {
    rules.push({
      name: `${name} touches no Node module`,
      severity: "error",
      from,
      comment: `${folder.about} It has to run in a browser too; only capabilities, cli, host, sandbox and scripts touch Node.`,
      to: { dependencyTypes: ["core"] },
    });
  }
  return rules;
}

function folderRules(name, folder, from) {
  // Files at the root (package.json, architecture.mjs) may be read by the folders that touch Node.
  const own = [inside(name), ...(folder.node ? ["^[^/]+$"] : [])];
  const code = [...own, ...folder.imports.map(inside)];
  const about = `${folder.about} It may use the code of: ${listed(folder.imports, "no other folder")}; types of: ${listed(folder.types, "no further one")} (architecture.mjs).`;
  return [
    {
      name: `${name} imports only what the table lists`,
      severity: "error",
      from,
      comment: about,
      to: { dependencyTypes: ["local"], dependencyTypesNot: typeOnly, pathNot: code },
    },
    {
      name: `${name} imports types only from where the table says`,
      severity: "error",
      from,
      comment: about,
      to: {
        dependencyTypes: typeOnly,
        path: "^(?!.*(?:^|/)node_modules/).*/",
        pathNot: [...code, ...folder.types.map(inside)],
      },
    },
  ];
}

/** The rules of the rooms inside a folder, types included. */
function roomRulesOf([folder, order]) {
  return Object.entries(order).map(([room, others]) => ({
    name: `${folder}/${room} imports only from the rooms before it`,
    severity: "error",
    comment: `It may use, of ${folder}: ${listed(others, "no other room")} (rooms in architecture.mjs).`,
    from: { path: inside(`${folder}/${room}`), pathNot: test },
    to: {
      path: `${inside(folder)}[^/]+/`,
      pathNot: [room, ...others].map((one) => inside(`${folder}/${one}`)),
    },
  }));
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(folders).flatMap(rulesOf),
    ...Object.entries(rooms).flatMap(roomRulesOf),
    {
      name: "no cycles",
      severity: "error",
      comment:
        "Files that need each other at run time are one noun in two files, or a third noun is missing: move what both need into a file of its own. Cycles of types alone are allowed.",
      from: {},
      to: { circular: true, dependencyTypesNot: typeOnly, viaOnly: { dependencyTypesNot: typeOnly } },
    },
    {
      name: "widgets never import each other",
      severity: "error",
      comment:
        "A container widget gets its slots already rendered; what two widgets share belongs into src/ui, src/data or a file directly in src/widgets.",
      from: { path: "^src/widgets/([^/]+)/", pathNot: test },
      to: { path: "^src/widgets/[^/]+/", pathNot: "^src/widgets/$1/" },
    },
    {
      name: "only the registry knows the widgets",
      severity: "error",
      comment: "Files directly in src/widgets are for all widgets; only registry*.ts names single ones.",
      from: { path: "^src/widgets/[^/]+$", pathNot: [test, "^src/widgets/registry[^/]*$"] },
      to: { path: "^src/widgets/[^/]+/" },
    },
    {
      name: "nothing imports a test",
      severity: "error",
      comment: "A test runs when it is imported. What tests share belongs into a file of its own.",
      from: {},
      to: { path: test },
    },
    {
      name: "every import resolves",
      severity: "error",
      comment: "The file is not there (endings are written out: ./x.ts), or the package is not installed.",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    {
      name: "packages stand in package.json",
      severity: "error",
      comment:
        "A package that only came along with another one may leave with it. Add it to package.json and to docs/dependencies.md.",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "what runs needs no development package",
      severity: "error",
      comment: 'src, sandbox and packages run without what docs/dependencies.md lists under "What builds and tests".',
      from: { path: "^(?:src|sandbox|packages)/", pathNot: test },
      to: { path: developmentPackages.map(package_), dependencyTypesNot: typeOnly },
    },
  ],
  options: {
    parser: "swc",
    // A package of the workspace has its own package.json.
    combinedDependencies: true,
    doNotFollow: { path: "(?:^|/)node_modules/" },
    preserveSymlinks: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".d.ts"],
    },
  },
};
