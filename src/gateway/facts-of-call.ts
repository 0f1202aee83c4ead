import { z } from "zod";
import type { CallEffects, CallFacts, CallNeeds, CallOutline, CallWire } from "./call-facts.ts";
import type { Endpoint } from "./endpoint.ts";
import { isPage } from "./pages.ts";

/** All that the site knows of a call. */
export function factsOfCall(call: Endpoint): CallFacts {
  return { ...needsOf(call), ...wireOf(call), ...outlineOf(call), ...effectsOf(call) };
}

export function needsOf(call: Endpoint): CallNeeds {
  return {
    auth: call.auth,
    ...("language" in call.input.shape && { language: true }),
    ...(isPage(call.output) && { paged: true }),
    ...(call.idempotencyKey !== undefined && { key: call.idempotencyKey }),
  };
}

export function wireOf(call: Endpoint): CallWire {
  return {
    ...(call.method !== "GET" && { method: call.method }),
    path: call.path,
    ...(call.encrypted && { encrypted: true }),
    ...(call.form && { form: true }),
    ...(call.multipart && { multipart: true }),
    ...(call.device && { device: true }),
    ...(!isIdempotent(call) && { once: true }),
    ...(typeof call.idempotent === "object" && { repeatable: call.idempotent }),
    ...(Object.keys(defaultsOf(call)).length > 0 && { defaults: defaultsOf(call) }),
  };
}

export function effectsOf({ changes, seeds, session, password, presumes, forgets, speaks }: Endpoint): CallEffects {
  return {
    ...(changes && { changes }),
    ...(seeds !== undefined && { seeds }),
    ...(session && { session }),
    ...(password && { password }),
    ...(presumes && { presumes }),
    ...(forgets !== undefined && { forgets }),
    ...(speaks !== undefined && { speaks }),
  };
}

/** The outline of an answer: enough to tell an answer from nonsense. */
export function outlineOf({ output }: Endpoint): CallOutline {
  if (output instanceof z.ZodArray) {
    const entry = output.element as z.ZodType;
    return entry instanceof z.ZodObject ? { expects: "list", each: requiredKeys(entry) } : { expects: "list" };
  }
  if (output instanceof z.ZodNumber) return { expects: "number" };
  if (output.def.type === "string") return { expects: "string" };
  if (output instanceof z.ZodObject) return { expects: requiredKeys(output) };
  if (output instanceof z.ZodRecord) return { expects: [] };
  throw new Error(
    `Nothing is known of ${output.def.type} as an answer: use a list, an object, a record, a string or a number`,
  );
}

/** The defaults of a call's parameters; an empty list or text needs no sending. */
function defaultsOf({ input }: Endpoint): Record<string, string | number> {
  const defaults = Object.entries(input.shape).map(([name, schema]) => [
    name,
    schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined,
  ]);
  return Object.fromEntries(
    defaults.filter(([, value]) => typeof value === "number" || (typeof value === "string" && value !== "")),
  ) as Record<string, string | number>;
}

/** Whether a call may be repeated after a lost answer without taking effect twice. */
function isIdempotent(call: Endpoint): boolean {
  return (
    call.method === "GET" || call.method === "DELETE" || call.idempotent === true || call.idempotencyKey !== undefined
  );
}

function requiredKeys(object: z.ZodObject): string[] {
  return Object.entries(object.shape)
    .filter(([, schema]) => !(schema as z.ZodType).safeParse(undefined).success)
    .map(([key]) => key);
}
