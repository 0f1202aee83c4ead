import type { ServerResponse } from "node:http";

/** Bytes that a page may leave unread before its stream ends. */
const UNREAD = 1 << 20;

/** Open pages that listen for edits of their brand (server-sent events). */
export class EditEvents {
  readonly #listeners = new Map<string, Set<ServerResponse>>();

  /** Keeps a response open and sends edits to it; `now` is sent at once. */
  listen(brandId: string, response: ServerResponse, now: readonly object[]): void {
    const listeners = this.#listeners.get(brandId) ?? new Set();
    this.#listeners.set(brandId, listeners.add(response));
    response.on("close", () => listeners.delete(response));
    response.write("retry: 1000\n\n");
    for (const event of now) response.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  /** Whether a page of a brand listens. */
  isOpen(brandId: string): boolean {
    return (this.#listeners.get(brandId)?.size ?? 0) > 0;
  }

  send(brandId: string, event: object): void {
    for (const response of this.#listeners.get(brandId) ?? [])
      if (response.writableLength > UNREAD) response.destroy();
      else response.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  /** Ends every connection, so that the server can stop. */
  close(): void {
    for (const listeners of this.#listeners.values()) for (const response of listeners) response.end();
  }
}
