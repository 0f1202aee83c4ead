import type { FastifyRequest } from "fastify";
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

/** The input in a form: text under its name, files under theirs as a list. */
export function inputOf({ body: form }: FastifyRequest): Record<string, unknown> {
  if (!(form instanceof FormData)) throw new PlatformError("request.invalid", "This call takes multipart/form-data");
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.some((value) => typeof value !== "string") ? values : values.at(-1)];
    }),
  );
}
