import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Endpoint } from "#gateway/endpoint.ts";
import { takesDescribed } from "#gateway/field-meta.ts";
import { isObject } from "#kernel/json.ts";
import { PlatformError } from "./platform-error.ts";

/** Reads a body of multipart/form-data. It is read into memory, up to the body limit of its call. */
export async function readMultipart(request: FastifyRequest, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), {
      headers: { "content-type": request.headers["content-type"] ?? "" },
    }).formData();
  } catch {
    throw new PlatformError("request.invalid", "The body is no multipart/form-data");
  }
}

/** The input in a form: text under its name, files under theirs as a list, what is described as JSON with its files. */
export function inputOf({ body: form }: FastifyRequest, { input }: Endpoint): Record<string, unknown> {
  if (!(form instanceof FormData)) throw new PlatformError("request.invalid", "This call takes multipart/form-data");
  const isDescribed = (name: string) => takesDescribed((input.shape as Readonly<Record<string, z.ZodType>>)[name]);
  const parts = [...new Set(form.keys())].map((name): [string, unknown] => {
    const values = form.getAll(name);
    if (values.some((value) => typeof value !== "string")) return [name, values];
    // In a form a line break is two characters, which nobody has typed.
    const text = String(values.at(-1)).replaceAll("\r\n", "\n");
    return [name, isDescribed(name) ? jsonIn(text, name) : text];
  });
  return withDescribedFiles(parts, isDescribed);
}

/** The parts as an input. Files of what is described are in its object, although the form has them beside it. */
function withDescribedFiles(
  parts: readonly [name: string, value: unknown][],
  isDescribed: (name: string) => boolean,
): Record<string, unknown> {
  const sent: Record<string, unknown> = Object.fromEntries(parts);
  for (const [part, files] of parts) {
    const [group = "", name] = part.split(".");
    const words = sent[group] ?? {};
    if (name !== undefined && Array.isArray(files) && isDescribed(group) && isObject(words))
      sent[group] = { ...words, [name]: files as unknown };
  }
  return sent;
}

function jsonIn(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlatformError("request.invalid", `The part "${name}" is no JSON`, { field: name });
  }
}
