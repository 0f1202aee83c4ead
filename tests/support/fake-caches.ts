/** A browser's caches in memory, in order of insertion. `full`: nothing more can be stored. */
export class FakeCaches {
  readonly caches = new Map<string, Map<string, Response>>();
  full = false;

  open(name: string): Promise<Cache> {
    const cache = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, cache);
    const handle = {
      match: (request: Request | string) => Promise.resolve(cache.get(addressOf(request))?.clone()),
      put: (request: Request | string, response: Response) => {
        if (this.full) return Promise.reject(new DOMException("full", "QuotaExceededError"));
        cache.delete(addressOf(request));
        cache.set(addressOf(request), response);
        return Promise.resolve();
      },
      keys: () => Promise.resolve([...cache.keys()]),
      delete: (request: Request | string) => Promise.resolve(cache.delete(addressOf(request))),
    };
    return Promise.resolve(handle as unknown as Cache);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.caches.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.caches.delete(name));
  }

  /** The cached addresses by the name of the cache. */
  kept(): Record<string, string[]> {
    return Object.fromEntries(
      [...this.caches].filter(([, cache]) => cache.size > 0).map(([name, cache]) => [name, [...cache.keys()]]),
    );
  }
}

/** A response as the browser passes it to a worker; Node's own have no type. */
export function ownAnswer(body: string, type: string, headers: Record<string, string> = {}): Response {
  return asOwn(new Response(body, { headers: { "Content-Type": type, ...headers } }));
}

function asOwn(response: Response): Response {
  return Object.defineProperties(response, {
    type: { value: "basic" },
    clone: { value: () => asOwn(Response.prototype.clone.call(response)) },
  });
}

function addressOf(request: Request | string): string {
  return typeof request === "string" ? request : request.url;
}
