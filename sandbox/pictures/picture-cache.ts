import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderArt, type ArtRequest } from "../artwork/art.ts";
import { artworkFingerprint } from "../source-fingerprint.ts";

/** A picture as it is returned. */
export interface Picture {
  body: Buffer;
  type: string;
  etag: string;
}

/** Drawing is limited by the processor: more in parallel would only delay all of them. */
const AT_ONCE = 2;
const types = { webp: "image/webp", avif: "image/avif", png: "image/png", svg: "image/svg+xml" } as const;

/** Draws pictures on the first request and caches them on disk, named by their content. */
export class PictureCache {
  readonly #folder: string;
  readonly #drawing = new Map<string, Promise<Picture>>();
  readonly #line: (() => void)[] = [];
  #busy = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The picture, from disk or newly drawn. Concurrent requests for one picture share one drawing. */
  async get(request: ArtRequest): Promise<Picture> {
    const key = createHash("sha256")
      .update(JSON.stringify([artworkFingerprint, request]))
      .digest("hex")
      .slice(0, 32);
    const stored = await this.#read(key, request);
    if (stored) return stored;
    const drawing = this.#drawing.get(key) ?? this.#draw(key, request).finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    return drawing;
  }

  async #read(key: string, request: ArtRequest): Promise<Picture | undefined> {
    try {
      return { body: await readFile(this.#path(key)), type: types[request.format], etag: `"${key}"` };
    } catch {
      return undefined;
    }
  }

  async #draw(key: string, request: ArtRequest): Promise<Picture> {
    if (this.#busy >= AT_ONCE) await new Promise<void>((resolve) => this.#line.push(resolve));
    else this.#busy++;
    try {
      const { body, type } = await renderArt(request);
      await this.#store(key, body);
      return { body, type, etag: `"${key}"` };
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#busy--;
    }
  }

  /** Written to a temporary file and moved, so that no reader sees a partial picture. */
  async #store(key: string, body: Buffer): Promise<void> {
    const path = this.#path(key);
    const draft = `${path}.${randomUUID()}`;
    await mkdir(join(path, ".."), { recursive: true });
    await writeFile(draft, body);
    await rename(draft, path);
  }

  #path(key: string): string {
    return join(this.#folder, key.slice(0, 2), key);
  }
}
