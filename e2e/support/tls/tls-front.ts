import { connect, type AddressInfo, type Socket } from "node:net";
import { createServer } from "node:tls";
import { selfSigned } from "./self-signed.ts";

/** A proxy with TLS in front of a server. */
export interface TlsFront {
  port: number;
  stop: () => void;
}

/**
 * Starts a proxy with TLS, as production has one, in front of the server at a port of this machine. Without a port of
 * its own it takes any free one. It forwards bytes and reads no HTTP.
 */
export async function tlsFront(port: number, own = 0): Promise<TlsFront> {
  const open = new Set<Socket>();
  const server = createServer({ ...selfSigned(), noDelay: true }, (visitor) => {
    const site = connect({ port, host: "127.0.0.1", noDelay: true });
    for (const [one, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => open.delete(one));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(own, "127.0.0.1", resolve);
  });
  const stop = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
