import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { CallRequest, Transport } from "#data/client/transport/transport.ts";
import { contract, type CallName } from "#gateway/contract.ts";
import { wireOf } from "#gateway/facts-of-call.ts";
import { sentInput } from "#gateway/sent-input.ts";
import { pathOf, platformOf } from "./platform.ts";

interface Cached {
  until: number;
  answer: Promise<unknown>;
}

/** Timeout in milliseconds of a call while a page is rendered; the browser fetches what is missing. */
const TIMEOUT = 2500;
/** Milliseconds between two removals of expired answers: those of a brand that nobody visits any more would stay. */
const REMOVE_EVERY = 60_000;

/**
 * The answers of the platforms' public calls, cached as long as the contract allows, so that a thousand pages fetch
 * once.
 */
export class PublicData {
  readonly #answers = new Map<string, Cached>();
  readonly #sandbox: string | null;
  #removedAt = 0;

  constructor(sandbox: string | null) {
    this.#sandbox = sandbox;
  }

  /** How many answers are in memory. */
  get size(): number {
    return this.#answers.size;
  }

  /** A transport for rendering a brand's pages: as a guest, and with a timeout. */
  transport(brand: CompiledBrand): Transport {
    return (request) => {
      const key = `${request.merchantCode} ${request.call} ${JSON.stringify(request.input)}`;
      const now = Date.now();
      const cached = this.#answers.get(key);
      if (cached && cached.until > now) return cached.answer;
      this.#removeExpired(now);
      const pending: Cached = {
        until: now + (contract[request.call].cacheSeconds ?? 1) * 1000,
        answer: this.#ask(brand, request),
      };
      this.#answers.set(key, pending);
      pending.answer.catch(() => {
        if (this.#answers.get(key) === pending) this.#answers.delete(key);
      });
      return pending.answer;
    };
  }

  #removeExpired(now: number): void {
    if (now - this.#removedAt < REMOVE_EVERY) return;
    this.#removedAt = now;
    for (const [key, { until }] of this.#answers) if (until <= now) this.#answers.delete(key);
  }

  async #ask(brand: CompiledBrand, { call, input, merchantCode }: CallRequest): Promise<unknown> {
    const endpoint = contract[call as CallName];
    const query = new URLSearchParams(
      Object.entries(sentInput(wireOf(endpoint), input)).map(([name, value]) => [name, String(value)]),
    );
    const response = await fetch(`${platformOf(brand, this.#sandbox)}${pathOf(brand, call)}?${query}`, {
      headers: { "Merchant-Code": merchantCode },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) throw new Error(`${call} answered ${response.status}`);
    const body = (await response.json()) as { value?: unknown };
    return endpoint.output.parse(body.value);
  }
}
