/**
 * Loads the CommonJS files of a build with V8's code cache: compiling them takes as long as everything else a short
 * command does. V8 rejects the cache of another version; then the source is compiled.
 */
// An import of a built-in module loads everything that it exports; node:fs alone takes some 10 ms.
const { existsSync, readFileSync, writeFileSync } = process.getBuiltinModule("node:fs");
const { createRequire } = process.getBuiltinModule("node:module");
const { dirname, join } = process.getBuiltinModule("node:path");
const { Script } = process.getBuiltinModule("node:vm");

/** @type {Map<string, { script: Script, module: { exports: any } }>} */
const loaded = new Map();
const codeOf = (file) => `${file}.code`;

/** A file's exports. Files that it requires with "./" are loaded in the same way. */
export function load(file) {
  const known = loaded.get(file);
  if (known) return known.module.exports;
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, "utf8")}\n})`,
    {
      filename: file,
      ...(existsSync(codeOf(file)) && { cachedData: readFileSync(codeOf(file)) }),
    },
  );
  const module = { exports: {} };
  loaded.set(file, { script, module });
  const others = createRequire(file);
  const require = (name) => (name.startsWith("./") ? load(join(dirname(file), name)) : others(name));
  script.runInThisContext().call(module.exports, module.exports, require, module, file, dirname(file));
  return module.exports;
}

/** Writes the code cache of every loaded file, including all functions that have run so far. */
export function keepCode() {
  for (const [file, { script }] of loaded) writeFileSync(codeOf(file), script.createCachedData());
}
