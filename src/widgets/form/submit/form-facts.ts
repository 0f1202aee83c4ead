import type { Form, FormFact } from "#descriptor/form.ts";
import { browserFacts, channelOf } from "#session/device.ts";
import { randomKey } from "./random-key.ts";

/** A name for the deed of sending these values: the same for the same values, until it is done. */
export interface IdempotencyKeys {
  nameOf(values: unknown): string;
  done(): void;
}

export function idempotencyKeys(): IdempotencyKeys {
  let named: { values: string; name: string } | undefined;
  return {
    nameOf(values) {
      const text = JSON.stringify(values);
      if (named?.values !== text) named = { values: text, name: randomKey() };
      return named.name;
    },
    done() {
      named = undefined;
    },
  };
}

/** The parameters of a form's call that are read off the page (account §3). */
export function factParameters(
  facts: Form["submit"]["facts"],
  actions: IdempotencyKeys,
  values: unknown,
): Record<string, string> {
  const read: Record<FormFact, () => string> = {
    host: () => location.hostname,
    channel: () => channelOf(browserFacts()),
    deed: () => actions.nameOf(values),
  };
  return Object.fromEntries(Object.entries(facts ?? {}).map(([parameter, fact]) => [parameter, read[fact]()]));
}
