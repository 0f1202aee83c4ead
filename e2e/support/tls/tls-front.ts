import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { selfSigned } from "./self-signed.ts";

/** A proxy with TLS in front of a server. */
export interface TlsFront {
  port: number;
  stop: () => void;
}

/**
 * Starts a proxy with TLS, as production has one, in front of the server at a port of this machine. Without a port of
 * its own it takes any free one.
 */
export async function tlsFront(port: number, own = 0): Promise<TlsFront> {
  const server = createServer(selfSigned(), (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const forwarded = request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, outgoing, () => undefined);
    });
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    pipeline(incoming, forwarded, () => undefined);
  });
  await new Promise<void>((resolve) => {
    server.listen(own, "127.0.0.1", resolve);
  });
  const stop = () => void server.close().closeAllConnections();
  return { port: (server.address() as AddressInfo).port, stop };
}
