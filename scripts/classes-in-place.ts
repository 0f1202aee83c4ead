import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const IMPORT = /^import (\w+) from "(\.[^"]*)\.module\.css";$/gm;

/**
 * Writes the short name of a class where it is used. The map of all classes of a stylesheet, with their long names,
 * stays only where one is chosen by a value.
 *
 * @param names The short names by `<file>_<class>`.
 * @param components The code of the site's components, by path.
 */
export function classesInPlace(names: ReadonlyMap<string, string>, components: ReadonlyMap<string, string>): Plugin[] {
  const chosen = new Set(
    [...components].flatMap(([path, code]) => chosenFrom(code).map((file) => join(dirname(path), file))),
  );
  return [
    {
      name: "classes-in-place",
      enforce: "pre",
      transform: {
        filter: { id: /\.tsx?$/ },
        handler: (code) => ({ code: withClassesInPlace(code, names), map: null }),
      },
    },
    {
      name: "stylesheets-without-names",
      enforce: "post",
      transform: {
        filter: { id: /\.module\.css$/ },
        // A stylesheet without names is needed nevertheless.
        handler: (_code, id) =>
          chosen.has(id) ? undefined : { code: "", map: null, moduleSideEffects: "no-treeshake" },
      },
    },
  ];
}

/** The code of a component with the short names of its classes, as far as it names them. */
export function withClassesInPlace(code: string, names: ReadonlyMap<string, string>): string {
  const chosen = new Set(chosenFrom(code));
  return [...code.matchAll(IMPORT)].reduce((written, [whole, name = "", file = ""]) => {
    if (chosen.has(`${file}.module.css`)) return written;
    return written
      .replace(whole, `import "${file}.module.css";`)
      .replaceAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"), (_use, word: string) =>
        String(JSON.stringify(names.get(`${basename(file)}_${word}`))),
      );
  }, code);
}

/** The stylesheets of which a component uses more than classes that it names. */
function chosenFrom(code: string): string[] {
  return [...code.matchAll(IMPORT)].flatMap(([whole, name = "", file = ""]) =>
    new RegExp(`(?<![\\w"'-]|[^.]\\.)${name}\\b(?!\\.\\w)`).test(code.replace(whole, "")) ? [`${file}.module.css`] : [],
  );
}

/** The code of all components below a folder, by path. */
export function componentsBelow(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));
  return new Map(paths.map((path) => [join(folder, path), readFileSync(join(folder, path), "utf8")]));
}
