import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { renderArt, type ArtRequest } from "#demo-artwork/art.ts";
import { artworkFingerprint } from "../source-fingerprint.ts";
import { DrawingQueue } from "./drawing-queue.ts";
import { PictureStore } from "./picture-store.ts";

/** A picture as it is returned. */
export interface Picture {
  body: Buffer;
  type: string;
  etag: string;
}
/** The client of a request, and its signal that the client has left. */
export interface Visitor {
  client: string;
  gone: AbortSignal;
}
type Draw = (request: ArtRequest) => Promise<{ body: Buffer; type: string }>;
/** A drawing that requests wait for. */
interface Drawing {
  picture: Promise<Picture>;
  waiting: number;
  stop: AbortController;
}

/** Drawing is limited by the processor: one core stays free for calls. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const LIMITS = { atOnce: AT_ONCE, ofClient: 64, inAll: 1000 };
/** All pictures of some ten brands in the widths that their pages use. */
const MOST_BYTES = 256 * 1024 * 1024;
const types = { webp: "image/webp", avif: "image/avif", png: "image/png", svg: "image/svg+xml" } as const;

/** Draws pictures on the first request and caches them on disk, named by their content. */
export class PictureCache {
  readonly #store: PictureStore;
  readonly #queue: DrawingQueue;
  readonly #draw: Draw;
  readonly #drawings = new Map<string, Drawing>();

  constructor(folder: string, { draw = renderArt as Draw, limits = LIMITS, mostBytes = MOST_BYTES } = {}) {
    this.#store = new PictureStore(folder, mostBytes);
    this.#queue = new DrawingQueue(limits);
    this.#draw = draw;
  }

  /** The picture, from disk or newly drawn. Concurrent requests for one picture share one drawing. */
  async get(request: ArtRequest, visitor: Visitor): Promise<Picture> {
    const key = createHash("sha256")
      .update(JSON.stringify([artworkFingerprint, request]))
      .digest("hex")
      .slice(0, 32);
    const body = await this.#store.read(key);
    if (body) return { body, type: types[request.format], etag: `"${key}"` };
    const drawing = this.#drawings.get(key) ?? this.#begin(key, request, visitor.client);
    return this.#wait(drawing, key, visitor.gone);
  }

  #begin(key: string, request: ArtRequest, client: string): Drawing {
    const stop = new AbortController();
    const picture = this.#queue
      .run(client, stop.signal, async () => {
        const { body, type } = await this.#draw(request);
        await this.#store.write(key, body);
        return { body, type, etag: `"${key}"` };
      })
      .finally(() => this.#forget(key, drawing));
    const drawing: Drawing = { picture, waiting: 0, stop };
    this.#drawings.set(key, drawing);
    return drawing;
  }

  /** A drawing that has not begun is given up when the last one that waits for it has left. */
  #wait(drawing: Drawing, key: string, gone: AbortSignal): Promise<Picture> {
    const leave = () => {
      drawing.waiting--;
      if (drawing.waiting > 0) return;
      this.#forget(key, drawing);
      drawing.stop.abort(gone.reason);
    };
    drawing.waiting++;
    if (gone.aborted) leave();
    else gone.addEventListener("abort", leave, { once: true });
    return drawing.picture;
  }

  #forget(key: string, drawing: Drawing): void {
    if (this.#drawings.get(key) === drawing) this.#drawings.delete(key);
  }
}
