import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Endpoint } from "#gateway/endpoint.ts";
import { takesDescribed } from "#gateway/field-meta.ts";
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

/** The input in a form: text under its name, files under theirs as a list, what is described as JSON. */
export function inputOf({ body: form }: FastifyRequest, { input }: Endpoint): Record<string, unknown> {
  if (!(form instanceof FormData)) throw new PlatformError("request.invalid", "This call takes multipart/form-data");
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      if (values.some((value) => typeof value !== "string")) return [name, values];
      const text = String(values.at(-1));
      return [
        name,
        takesDescribed((input.shape as Readonly<Record<string, z.ZodType>>)[name]) ? jsonIn(text, name) : text,
      ];
    }),
  );
}

function jsonIn(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlatformError("request.invalid", `The part "${name}" is no JSON`, { field: name });
  }
}
