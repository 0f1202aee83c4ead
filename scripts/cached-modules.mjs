/**
 * Loads the CommonJS files of a build with the code that V8 made of them before: compiling them anew takes as long as
 * all that a short command does. Code of another version of V8 is not taken; then the source is compiled.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Script } from "node:vm";

/** @type {Map<string, { script: Script, module: { exports: any } }>} */
const loaded = new Map();
const codeOf = (file) => `${file}.code`;

/** What a file exports. Its neighbours, which it names by "./", are loaded in the same way. */
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

/** Keeps the code of every file that was loaded, with all functions that have run until now. */
export function keepCode() {
  for (const [file, { script }] of loaded) writeFileSync(codeOf(file), script.createCachedData());
}
