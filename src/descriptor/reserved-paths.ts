/** Addresses that the host answers itself, or that browsers and search engines ask every site for. */
const addresses: ReadonlySet<string> = new Set([
  "/apple-touch-icon.png",
  "/healthz",
  "/manifest.webmanifest",
  "/service-worker.js",
  "/favicon.ico",
  "/robots.txt",
  "/sitemap.xml",
]);
/** Folders whose files and calls the host answers itself. */
const folders = ["api", "assets", "brand-assets", "_livery", ".well-known"];

/** Whether a path cannot be the address of a route. At every other path the host looks for a page, and for nothing else. */
export function isReservedPath(path: string): boolean {
  return addresses.has(path) || folders.some((folder) => path === `/${folder}` || path.startsWith(`/${folder}/`));
}
