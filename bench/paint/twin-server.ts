import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { getLocal } from "../get-local.ts";
import { staticTwin } from "./twin.ts";

/** What a page consists of, by its path: HTML as the host serves it, or as it is once everything has come. */
export type PagesByPath = Readonly<Record<string, string>>;

const COMPRESSIBLE = /^(?:text|application\/(?:json|javascript))\b|svg/;

/** A file as it is served. */
interface File {
  status: number;
  headers: Record<string, string | number>;
  body: Buffer;
}

/** A plain static server for the twins of pages. */
export interface TwinServer {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Serves the static twins of pages, with the pictures and fonts of the product under the same addresses, and as isolated
 * from other pages. A file is
 * copied from the product on its first request and then cached compressed: after a first visit of each page the product
 * gets no more requests.
 */
export async function startTwinServer(
  product: { port: number; host: string },
  pages: PagesByPath,
): Promise<TwinServer> {
  const files = new Map<string, Promise<File>>();
  const cssOf = async (sheet: string) => String((await getLocal({ ...product, path: sheet })).body);
  const copy = async (path: string, accept?: string): Promise<File> => {
    const page = pages[path];
    if (page !== undefined) {
      const file = fileOf(200, "text/html; charset=utf-8", Buffer.from(await staticTwin(page, cssOf)));
      const { headers } = await getLocal({ ...product, path });
      return { ...file, headers: { ...file.headers, ...isolationOf(headers) } };
    }
    const { status, type, body } = await getLocal({ ...product, path, ...(accept && { accept }) });
    return fileOf(status, type, body);
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "/";
    const file = files.get(path) ?? copy(path, request.headers.accept);
    files.set(path, file);
    const { status, headers, body } = await file;
    response.writeHead(status, headers).end(body);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, stop };
}

/**
 * What separates a page from those that open it. For a page that has it the browser starts a process of its own, which
 * takes a phone as long as whatever else is compared here.
 */
function isolationOf(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith("cross-origin-") && typeof value === "string" ? [[name, value]] : [],
    ),
  );
}

function fileOf(status: number, type: string, plain: Buffer): File {
  const compressed = COMPRESSIBLE.test(type);
  const body = compressed ? brotliCompressSync(plain) : plain;
  return {
    status,
    body,
    headers: { "Content-Type": type, "Content-Length": body.length, ...(compressed && { "Content-Encoding": "br" }) },
  };
}
