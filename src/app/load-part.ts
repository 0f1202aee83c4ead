const links = new Map<string, Promise<void>>();

/**
 * Loads a part of the site that comes later, beside the files that it needs: code is fetched ahead, and a part is not
 * shown before its styles have loaded. The build puts this around each `import()`.
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map(fetchAhead));
  return load();
}

/** Links a file once, unless the page has it. One that could not be loaded is tried again for the next part. */
function fetchAhead(file: string): Promise<void> | undefined {
  const href = `/${file}`;
  const isStyle = href.endsWith(".css");
  if (links.has(href)) return links.get(href);
  if (document.querySelector(`link[href="${href}"]${isStyle ? "[rel=stylesheet]" : ""}`)) return undefined;
  const link = document.createElement("link");
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      links.delete(href);
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
  });
  link.rel = isStyle ? "stylesheet" : "modulepreload";
  link.crossOrigin = "";
  link.href = href;
  document.head.append(link);
  if (!isStyle) return undefined;
  links.set(href, loaded);
  return loaded;
}
