import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

/**
 * Drawn pictures on disk, by their key. When they take more space than they may, those that were used least recently
 * are deleted; those of earlier runs count as used when they were drawn.
 */
export class PictureStore {
  readonly #folder: string;
  readonly #mostBytes: number;
  /** Bytes by key, the least recently used first. */
  #sizes: Promise<Map<string, number>> | undefined;
  #bytes = 0;

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  async read(key: string): Promise<Buffer | undefined> {
    const sizes = await this.#known();
    const size = sizes.get(key);
    if (size === undefined) return undefined;
    sizes.delete(key);
    sizes.set(key, size);
    return readFile(this.#path(key)).catch(() => {
      this.#forget(sizes, key);
      return undefined;
    });
  }

  /** Written to a temporary file and moved, so that no reader sees a partial picture. */
  async write(key: string, body: Buffer): Promise<void> {
    const path = this.#path(key);
    const draft = `${path}.${randomUUID()}`;
    await mkdir(join(path, ".."), { recursive: true });
    await writeFile(draft, body);
    await rename(draft, path);
    const sizes = await this.#known();
    this.#forget(sizes, key);
    sizes.set(key, body.length);
    this.#bytes += body.length;
    await this.#evict(sizes);
  }

  async #evict(sizes: Map<string, number>): Promise<void> {
    for (const key of sizes.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#forget(sizes, key);
      await rm(this.#path(key), { force: true });
    }
  }

  #forget(sizes: Map<string, number>, key: string): void {
    this.#bytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
  }

  #known(): Promise<Map<string, number>> {
    this.#sizes ??= this.#readFolder();
    return this.#sizes;
  }

  /** What earlier runs have left. Drafts of a run that was killed are deleted. */
  async #readFolder(): Promise<Map<string, number>> {
    const found = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const [drafts, pictures] = [paths.filter(isDraft), paths.filter((path) => !isDraft(path))];
    await Promise.all(drafts.map((path) => rm(path, { force: true })));
    const files = await Promise.all(pictures.map(async (path) => ({ path, ...(await sizeOf(path)) })));
    this.#bytes = files.reduce((sum, { size }) => sum + size, 0);
    return new Map(
      files.toSorted((one, other) => one.time - other.time).map(({ path, size }) => [basename(path), size]),
    );
  }

  #path(key: string): string {
    return join(this.#folder, key.slice(0, 2), key);
  }
}

function isDraft(path: string): boolean {
  return basename(path).includes(".");
}

async function sizeOf(path: string): Promise<{ size: number; time: number }> {
  const { size, mtimeMs } = await stat(path);
  return { size, time: mtimeMs };
}
