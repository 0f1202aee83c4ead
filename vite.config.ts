import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The bundle of the browser, and the same code as a bundle for the host, which renders with it. */
export default defineConfig(({ isSsrBuild }) => ({
  root: dirname(fileURLToPath(import.meta.url)),
  publicDir: false,
  css: { modules: { generateScopedName: (name, file) => `${basename(file, ".module.css")}_${name}` } },
  ssr: { noExternal: true },
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
