import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { shortClassNames } from "./scripts/class-names.ts";
import { createLogger, defineConfig, type Logger, type Plugin } from "vite";

/**
 * What every page needs comes in one file: many small ones compress worse and wait longer. Libraries that only some
 * pages need stay apart and come when they are asked for.
 */
const EVERYWHERE =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack\/(?:react-query|query-core)(?!.*\/(?:infiniteQueryObserver|useInfiniteQuery)\.))\/|rolldown/;
const ALWAYS = /\/(?:rolldown-runtime|libraries|header|browser)-[^/]+$/;
const groups = [
  { name: "libraries", test: EVERYWHERE },
  {
    name: "header",
    test: /src\/(?:widgets\/(?:logo|back-button|page-title|link-button|menu-button)|ui\/picture\/wordmark|data\/client\/use-online)/,
  },
];

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
  plugins: [withoutDisplayNames()],
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        ssr: true,
        minify: false,
        emptyOutDir: true,
        rolldownOptions: { input: ["src/app/prerender.tsx", "src/app/draw.tsx", "src/draw/draw-worker.ts"] },
      }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: "manifest.json",
        target: "es2022",
        assetsInlineLimit: 0,
        // What every page has already is not named again for each part that comes later.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, parts) => parts.filter((part) => !ALWAYS.test(part)),
        },
        rolldownOptions: { input: ["src/app/browser.tsx"], output: { codeSplitting: { groups } } },
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

/**
 * Components of the router that nobody uses stay in a bundle for their names, which only developers' tools show:
 * without them they go.
 */
function withoutDisplayNames(): Plugin {
  return {
    name: "without-display-names",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = ".*";$/gm, "")
          .replace(/React\d*\.(?:forwardRef|memo|createContext)\(/g, "/* @__PURE__ */ $&"),
        map: null,
      }),
    },
  };
}

const shortNames = shortClassNames(fileURLToPath(new URL("src", import.meta.url)));

/** The short name of a class. One that no stylesheet has cannot be asked for. */
function shortName(long: string): string {
  const short = shortNames.get(long);
  if (short === undefined)
    throw new Error(`No stylesheet has the class or animation ${long}: scripts/class-names.ts did not find it`);
  return short;
}
