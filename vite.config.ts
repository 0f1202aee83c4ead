import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { createLogger, defineConfig, type Logger } from "vite";

/** The bundle of the browser, and the same code as a bundle for the host, which renders with it. */
export default defineConfig(({ isSsrBuild }) => ({
  root: dirname(fileURLToPath(import.meta.url)),
  publicDir: false,
  css: { modules: { generateScopedName: (name, file) => `${basename(file, ".module.css")}_${name}` } },
  ssr: { noExternal: true },
  // Libraries mark files with "use client" for frameworks that have servers of their own kind; here it means nothing.
  customLogger: quietAbout("MODULE_LEVEL_DIRECTIVE"),
  build: isSsrBuild
    ? { outDir: "dist/server", ssr: "src/app/prerender.tsx", minify: false, emptyOutDir: true }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: "manifest.json",
        target: "es2022",
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: { input: ["src/app/browser.tsx"] },
      },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
}));

/** A logger that leaves out warnings with the given code. */
function quietAbout(code: string): Logger {
  const logger = createLogger("warn");
  const { warn } = logger;
  logger.warn = (message, options) => { if (!message.includes(code)) warn(message, options); };
  return logger;
}
