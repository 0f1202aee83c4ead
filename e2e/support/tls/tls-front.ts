import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { selfSigned } from "./self-signed.ts";

/** A proxy with TLS in front of a host. */
export interface TlsFront {
  port: number;
  stop: () => void;
}

/** Starts a proxy with TLS, as production has one, in front of the host at a port of this machine. */
export async function tlsFront(port: number): Promise<TlsFront> {
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
    server.listen(0, "127.0.0.1", resolve);
  });
  const stop = () => void server.close().closeAllConnections();
  return { port: (server.address() as AddressInfo).port, stop };
}
