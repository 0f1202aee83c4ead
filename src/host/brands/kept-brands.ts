import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Everything that a brand was made from: its own files and those of the layers below it, by path. */
export type KeptFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * The files of each brand when it was last valid, on disk: a brand with a mistake is served from them after a restart.
 * Brands share the content of most files, so each content is stored once, under its digest.
 */
export class KeptBrands {
  readonly #lists: string;
  readonly #contents: string;
  /** The digests of the contents that were stored last, by path: the next brand has most of them, too. */
  #names: ReadonlyMap<string, { content: string | Uint8Array; name: string }> = new Map();
  #stored: Set<string> | undefined;

  /** @param folder A folder of its own. It need not exist. */
  constructor(folder: string) {
    this.#lists = join(folder, "brands");
    this.#contents = join(folder, "contents");
  }

  /** Stores the files of a brand instead of those stored before. */
  async keep(id: string, files: KeptFiles): Promise<void> {
    const stored = await this.#open();
    const list: Record<string, string> = {};
    const names = new Map<string, { content: string | Uint8Array; name: string }>();
    for (const [path, content] of files) {
      const name = this.#nameOf(path, content);
      names.set(path, { content, name });
      list[path] = name;
      if (stored.has(name)) continue;
      stored.add(name);
      await writeWhole(join(this.#contents, name), content);
    }
    this.#names = names;
    const text = JSON.stringify(list);
    if ((await textOf(this.#listOf(id))) !== text) await writeWhole(this.#listOf(id), text);
  }

  /** The files of a brand; undefined when none are stored, or not all of them can be read. */
  async read(id: string): Promise<ReadonlyMap<string, Uint8Array> | undefined> {
    const list = readList(await textOf(this.#listOf(id)));
    if (list.length === 0) return undefined;
    const read = list.map(async ([path, name]) => [path, await readFile(join(this.#contents, name))] as const);
    return Promise.all(read).then(
      (files) => new Map(files),
      () => undefined,
    );
  }

  /** Removes brands other than these, and what no brand has any more. */
  async tidy(ids: ReadonlySet<string>): Promise<void> {
    const stored = await this.#open();
    const wanted = new Set<string>();
    for (const file of await readdir(this.#lists)) {
      const id = file.replace(/\.json$/, "");
      if (!ids.has(id)) await rm(this.#listOf(id), { force: true });
      else for (const [, name] of readList(await textOf(this.#listOf(id)))) wanted.add(name);
    }
    for (const name of stored) {
      if (wanted.has(name)) continue;
      stored.delete(name);
      await rm(join(this.#contents, name), { force: true });
    }
  }

  async #open(): Promise<Set<string>> {
    if (this.#stored) return this.#stored;
    await mkdir(this.#lists, { recursive: true });
    await mkdir(this.#contents, { recursive: true });
    return (this.#stored = new Set(await readdir(this.#contents)));
  }

  #nameOf(path: string, content: string | Uint8Array): string {
    const known = this.#names.get(path);
    return known?.content === content ? known.name : createHash("sha256").update(content).digest("hex");
  }

  #listOf(id: string): string {
    return join(this.#lists, `${id}.json`);
  }
}

function readList(text: string): (readonly [path: string, name: string])[] {
  try {
    return Object.entries(JSON.parse(text) as Record<string, string>);
  } catch {
    return [];
  }
}

function textOf(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}

/** Writes a file in one step, so that a crash leaves the old one or the new one. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, path);
}
