import type { ServerResponse } from "node:http";
import type { Quota } from "../limits/quota.ts";

/** What a call uses of the quotas until it is answered, or its client has gone. */
export class CallUse {
  readonly #held: (() => void)[] = [];

  constructor(response: ServerResponse) {
    // One listener for all: a long body comes in many pieces.
    response.once("close", () => {
      for (const giveBack of this.#held) giveBack();
    });
  }

  /** Uses some of a quota; false when there is not enough left. */
  take(quota: Quota, key: string, amount?: number): boolean {
    const giveBack = quota.take(key, amount);
    if (giveBack) this.#held.push(giveBack);
    return giveBack !== undefined;
  }
}
