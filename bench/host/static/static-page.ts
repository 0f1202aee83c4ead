/** A page in Brotli with its own headers, which another server sends as it is. */
export interface StaticPage {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

/** A server that sends one page. */
export interface StaticServer {
  port: number;
  stop: () => Promise<void>;
}
