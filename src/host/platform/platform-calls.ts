import type { HostLimits } from "../limits/host-limits.ts";
import { Quota } from "../limits/quota.ts";
import { PlatformSockets } from "./platform-sockets.ts";

/** What calls to platforms share: their connections, and how many of them there may be. */
export class PlatformCalls {
  readonly arriving: Quota;
  readonly ofClients: Quota;
  readonly ofBrands: Quota;
  readonly bytes: Quota;
  readonly sockets: PlatformSockets;
  readonly #limits: HostLimits;

  constructor(limits: HostLimits) {
    this.#limits = limits;
    this.arriving = new Quota(limits.clientBodies);
    this.ofClients = new Quota(limits.clientCalls);
    this.ofBrands = new Quota(limits.brandCalls);
    this.bytes = new Quota(limits.bodyBytes);
    this.sockets = new PlatformSockets(limits.platformSockets);
  }

  /** Milliseconds in which a body of so many bytes has to arrive. */
  timeFor(bytes: number): number {
    return this.#limits.bodyTime + Math.ceil((bytes / this.#limits.bodySpeed) * 1000);
  }
}
