import { request } from "node:http";

/** What is asked of a server on this machine. */
export interface LocalRequest {
  port: number;
  /**
   * The host name that the server is asked as; names under localhost are not known to every system, so it is sent
   * apart.
   */
  host: string;
  path: string;
  /** What the client takes: picture formats are chosen by it. */
  accept?: string;
}

/** An answer with its body as it came, not compressed. */
export interface LocalAnswer {
  status: number;
  type: string;
  body: Buffer;
}

/** Requests from a server on this machine. */
export function getLocal({ port, host, path, accept = "*/*" }: LocalRequest): Promise<LocalAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, headers: { host: `${host}:${port}`, accept } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers["content-type"] ?? "",
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}
