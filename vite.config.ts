import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { shortClassNames } from "./scripts/class-names.ts";
import { browserFloor } from "./scripts/browser-floor.ts";
import { chunkGroups } from "./scripts/chunk-groups.ts";
import { classesInPlace, componentsBelow } from "./scripts/classes-in-place.ts";
import { withoutKnownStyles } from "./scripts/known-styles.ts";
import { modulesOfChunks } from "./scripts/weight/modules-of-chunks.ts";
import { createLogger, defineConfig, type Logger, type Plugin } from "vite";

const ALWAYS = /\/(?:rolldown-runtime|libraries|header|browser)-[^/]+$/;

/** What the host renders with, and its threads. */
const hostInputs = [
  "src/app/prerender.tsx",
  "src/app/draw.tsx",
  "src/draw/draw-worker.ts",
  "src/host/compiler/compiler-worker.ts",
];

const source = fileURLToPath(new URL("src", import.meta.url));

/** Every page names these files, and a hash does not compress: seven characters tell four trillion versions apart. */
const NAME = "assets/[name]-[hash:7]";
const [JS, ASSETS] = [`${NAME}.js`, `${NAME}[extname]`];

/** The bundle of the browser, and the same code as a bundle for the host, which renders with it. */
export default defineConfig(({ isSsrBuild }) => ({
  root: dirname(fileURLToPath(import.meta.url)),
  publicDir: false,
  css: { modules: { generateScopedName: (name, file) => shortName(`${basename(file, ".module.css")}_${name}`) } },
  ssr: { noExternal: true },
  resolve: {
    alias: [
      {
        find: /^react-router$/,
        replacement: fileURLToPath(new URL("node_modules/react-router/dist/production/index.mjs", import.meta.url)),
      },
    ],
  },
  // Libraries mark files with "use client" for frameworks that have servers of their own kind; here it means nothing.
  customLogger: quietAbout("MODULE_LEVEL_DIRECTIVE"),
  plugins: [
    loadingParts(),
    ...(isSsrBuild
      ? []
      : [
          ...classesInPlace(shortNames, componentsBelow(source)),
          modulesOfChunks(import.meta.dirname),
          withoutKnownStyles(ALWAYS),
        ]),
  ],
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        ssr: true,
        minify: false,
        emptyOutDir: true,
        rolldownOptions: { input: hostInputs },
      }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: "manifest.json",
        target: browserFloor,
        assetsInlineLimit: 0,
        // What every page has already is not named again for each part that comes later.
        modulePreload: {
          polyfill: false,
          // What texts with values bring along is on most pages that have one: it is not named for the few others.
          resolveDependencies: (file, parts) =>
            parts.filter(
              (part) => !ALWAYS.test(part) && (part === file || !/\/phrases-/.test(file) || part.endsWith(".css")),
            ),
        },
        rolldownOptions: {
          input: ["src/app/browser.tsx"],
          // A name that two parts share needs neither be exported nor imported.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: { groups: chunkGroups },
            entryFileNames: JS,
            chunkFileNames: JS,
            assetFileNames: ASSETS,
          },
        },
      },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
}));

/** A logger that leaves out warnings with the given code. */
function quietAbout(code: string): Logger {
  const logger = createLogger("warn");
  const { warn } = logger;
  logger.warn = (message, options) => {
    if (!message.includes(code)) warn(message, options);
  };
  return logger;
}

/** The loader of parts that come later is ours: Vite's also serves browsers and policies that this site does not have. */
function loadingParts(): Plugin {
  return {
    name: "loading-parts",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export { loadPart as __vitePreload } from "/src/app/load-part.ts";',
    },
  };
}

const shortNames = shortClassNames(source);

/** The short name of a class. One that no stylesheet has cannot be asked for. */
function shortName(long: string): string {
  const short = shortNames.get(long);
  if (short === undefined)
    throw new Error(`No stylesheet has the class or animation ${long}: scripts/class-names.ts did not find it`);
  return short;
}
