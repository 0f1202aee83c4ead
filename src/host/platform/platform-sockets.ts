import { Agent } from "node:http";
import { Agent as SecureAgent } from "node:https";

/** Idle connections that a brand keeps to its platform. */
const IDLE = 32;

/** The connections to the platforms: each brand has its own, so that a slow platform keeps no other brand waiting. */
export class PlatformSockets {
  readonly #agents = new Map<string, Agent>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The connections of a brand for a protocol. */
  of(brand: string, protocol: string): Agent {
    const key = `${brand} ${protocol}`;
    const agent = this.#agents.get(key) ?? this.#open(protocol);
    this.#agents.set(key, agent);
    return agent;
  }

  /** Closes the connections of a brand that is gone. */
  forget(brand: string): void {
    for (const key of [`${brand} http:`, `${brand} https:`]) {
      this.#agents.get(key)?.destroy();
      this.#agents.delete(key);
    }
  }

  #open(protocol: string): Agent {
    const options = { keepAlive: true, maxSockets: this.#most, maxFreeSockets: IDLE };
    return protocol === "https:" ? new SecureAgent(options) : new Agent(options);
  }
}
