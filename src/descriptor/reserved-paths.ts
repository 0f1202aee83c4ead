/** Addresses that the host answers itself, or that browsers and search engines ask every site for. */
const addresses: ReadonlySet<string> = new Set([
  "/healthz",
  "/manifest.webmanifest",
  "/service-worker.js",
  "/favicon.ico",
  "/robots.txt",
  "/sitemap.xml",
]);
/** Folders whose files and calls the host answers itself. */
const folders = ["api", "assets", "brand-assets", "_livery", ".well-known"];

/** Whether a path cannot be the address of a route, because something else is there. */
export function isReservedPath(path: string): boolean {
  return addresses.has(path) || folders.some((folder) => path === `/${folder}` || path.startsWith(`/${folder}/`));
}
