import type { Form, FormFact } from "#descriptor/form.ts";
import { browserFacts, channelOf } from "#session/device.ts";

const read: Record<FormFact, () => string> = {
  host: () => location.hostname,
  channel: () => channelOf(browserFacts()),
};

/** The parameters of a form's call that come from the page (account §3). */
export function factParameters(facts: Form["submit"]["facts"]): Record<string, string> {
  return Object.fromEntries(Object.entries(facts ?? {}).map(([parameter, fact]) => [parameter, read[fact]()]));
}
