import type { Plugin } from "vite";

/**
 * Leaves what every page has out of what a part loads ahead. Vite asks `resolveDependencies` about code only, and names
 * each stylesheet in every file that comes later.
 */
export function withoutKnownStyles(known: RegExp): Plugin {
  return {
    name: "without-known-styles",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = withoutFiles(file.code, known);
      },
    },
  };
}

const LIST = /^const __vite__mapDeps=.*?m\.f=(\[[^\]]*\]).*\n/;
const CALL = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/** The code of a file in which no part names these files. */
export function withoutFiles(code: string, known: RegExp): string {
  const [line, list] = LIST.exec(code) ?? [];
  if (line === undefined || list === undefined) return code;
  const files = JSON.parse(list) as string[];
  const kept = files.filter((file) => !known.test(file));
  const changed = code.replaceAll(CALL, (_call, places: string) => {
    const named = (JSON.parse(places) as number[])
      .map((place) => files[place] ?? "")
      .filter((file) => kept.includes(file));
    // A part that needs nothing beside its code is fetched when it is asked for.
    const isAlone = named.every((file) => file.endsWith(".js")) && named.length < 2;
    return isAlone ? "[]" : `__vite__mapDeps(${JSON.stringify(named.map((file) => kept.indexOf(file)))})`;
  });
  return changed.search(CALL) === -1 ? changed.replace(line, "") : changed.replace(list, JSON.stringify(kept));
}
