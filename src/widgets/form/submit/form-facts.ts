import type { Form, FormFact } from "#descriptor/form.ts";
import { browserFacts, channelOf } from "#session/device.ts";
import { unguessable } from "./unguessable.ts";

/** A name for the deed of sending these values: the same for the same values, until it is done. */
export interface DeedNames {
  nameOf(values: unknown): string;
  done(): void;
}

export function deedNames(): DeedNames {
  let named: { values: string; name: string } | undefined;
  return {
    nameOf(values) {
      const text = JSON.stringify(values);
      if (named?.values !== text) named = { values: text, name: unguessable() };
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
  deeds: DeedNames,
  values: unknown,
): Record<string, string> {
  const read: Record<FormFact, () => string> = {
    host: () => location.hostname,
    channel: () => channelOf(browserFacts()),
    deed: () => deeds.nameOf(values),
  };
  return Object.fromEntries(Object.entries(facts ?? {}).map(([parameter, fact]) => [parameter, read[fact]()]));
}
