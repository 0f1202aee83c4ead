const links = new Map<string, Promise<void>>();

/** What to do about a part that cannot be loaded at all: late code says so, because few pages need it. */
let atLast = (): Promise<void> => Promise.resolve();
export function whenPartsAreGone(handler: typeof atLast): void {
  atLast = handler;
}

/** Milliseconds before a part that could not be loaded is asked for again. */
const PAUSES = [500, 2000, 5000];

/**
 * Loads a part of the site that comes later, beside the files that it needs: code is fetched ahead, and a part is not
 * shown before its styles have loaded. What fails is tried again a few times; after that a page whose build is gone is
 * loaded anew. The build puts this around each `import()`.
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  const loadOnce = async () => {
    await Promise.all(files.map(fetchAhead));
    return load();
  };
  for (const pause of PAUSES) {
    try {
      return await loadOnce();
    } catch {
      // Without a connection the visitor is told so, and asks again.
      if (!navigator.onLine) break;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
  return loadOnce().catch(async (error: unknown) => {
    await atLast();
    throw error;
  });
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
