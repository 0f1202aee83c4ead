import { request, type IncomingHttpHeaders } from "node:http";

/** A request to a server on this machine. */
export interface LocalRequest {
  port: number;
  /** The host name in the request; not every system resolves names under localhost, so it is sent separately. */
  host: string;
  path: string;
  /** The accepted formats, which decide the format of pictures. */
  accept?: string;
  /** The encoding that the body may have; plain by default. It stays encoded. */
  encoding?: string;
}

/** An answer with its body as it was sent. */
export interface LocalAnswer {
  status: number;
  type: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests from a server on this machine. */
export function getLocal({ port, host, path, accept = "*/*", encoding }: LocalRequest): Promise<LocalAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, accept, ...(encoding !== undefined && { "accept-encoding": encoding }) };
    const asked = request({ host: "127.0.0.1", port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers["content-type"] ?? "",
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}
