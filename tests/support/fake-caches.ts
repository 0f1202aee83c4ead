/** A browser's caches in memory: what is put last stands last. `full`: nothing more can be put there. */
export class FakeCaches {
  readonly shelves = new Map<string, Map<string, Response>>();
  full = false;

  open(name: string): Promise<Cache> {
    const shelf = this.shelves.get(name) ?? new Map<string, Response>();
    this.shelves.set(name, shelf);
    const cache = {
      match: (asked: Request | string) => Promise.resolve(shelf.get(addressOf(asked))?.clone()),
      put: (asked: Request | string, response: Response) => {
        if (this.full) return Promise.reject(new DOMException("full", "QuotaExceededError"));
        shelf.delete(addressOf(asked));
        shelf.set(addressOf(asked), response);
        return Promise.resolve();
      },
      keys: () => Promise.resolve([...shelf.keys()]),
      delete: (asked: Request | string) => Promise.resolve(shelf.delete(addressOf(asked))),
    };
    return Promise.resolve(cache as unknown as Cache);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.shelves.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.shelves.delete(name));
  }

  /** What is kept: addresses by the name of the shelf. */
  kept(): Record<string, string[]> {
    return Object.fromEntries(
      [...this.shelves].filter(([, shelf]) => shelf.size > 0).map(([name, shelf]) => [name, [...shelf.keys()]]),
    );
  }
}

/** An answer as the browser hands it to a worker: Node's own say nothing of where they come from. */
export function ownAnswer(body: string, type: string, headers: Record<string, string> = {}): Response {
  return asOwn(new Response(body, { headers: { "Content-Type": type, ...headers } }));
}

function asOwn(response: Response): Response {
  return Object.defineProperties(response, {
    type: { value: "basic" },
    clone: { value: () => asOwn(Response.prototype.clone.call(response)) },
  });
}

function addressOf(asked: Request | string): string {
  return typeof asked === "string" ? asked : asked.url;
}
