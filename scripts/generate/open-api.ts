import { z } from "zod";
import { contract } from "#gateway/contract.ts";
import { errorCodes, failuresOf, type Endpoint } from "#gateway/endpoint.ts";
import { listedBy } from "#gateway/named-entities.ts";
import { jsonText, notice, type GeneratedFile } from "./generated-file.ts";
import type { Node } from "./json-schema/node.ts";

/** The contract with a platform as OpenAPI 3.1, for teams that connect their own platform to the site. */
export function openApi(): GeneratedFile {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(contract as Record<string, Endpoint>))
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(name, call);
  const document = {
    openapi: "3.1.0",
    $comment: notice,
    info: {
      title: "Livery gateway contract",
      version: "1.0.0",
      description:
        'What the site needs from a merchant\'s platform. Money is a decimal string, times are ISO 8601 in UTC, ids are strings. Every answer is wrapped: { "value": … }; a failure has { "error": { "code", "message" } } and a status of 4xx or 5xx.',
    },
    servers: [
      { url: "https://platform.example", description: "The platform's base URL: `gateway.platform` in the brand." },
    ],
    paths,
    components: {
      schemas: { Failure: failure },
      parameters,
      securitySchemes: {
        session: {
          type: "http",
          scheme: "bearer",
          description:
            "The opaque token of the session. `gateway.token` in the brand can configure another way to send it.",
        },
      },
    },
  };
  return { path: "schemas/gateway.openapi.json", text: jsonText(document) };
}

const parameters = {
  MerchantCode: {
    name: "Merchant-Code",
    in: "header",
    required: true,
    description: "Which merchant the visitor belongs to.",
    schema: { type: "string", pattern: "^[a-z0-9]{3,32}$" },
  },
  Encryption: {
    name: "Encryption",
    in: "header",
    required: true,
    description:
      "The body is a compact JWE (ECDH-ES, A256GCM) for the key in the start-up configuration; its plaintext is the JSON described here. Its protected header has `kid`, `iat` (startUp.serverTime in whole seconds) and `jti` (16 to 64 random letters, digits, _ or -). A body is valid once, for two minutes: afterwards the answer is encryption.invalid.",
    schema: { const: "JWE" },
  },
};

const failure = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["code", "message"],
      properties: {
        code: { enum: [...errorCodes], description: "Stable; the site shows the text `error.<code>`." },
        message: { type: "string", description: "For the platform's own log and developers." },
      },
    },
    value: {
      type: "object",
      properties: {
        captcha: { type: "boolean", description: "Whether the next attempt needs a captcha." },
        field: {
          type: "string",
          description:
            "The input that caused the failure, by its name in the call, of a described field followed by its own (`details.account`): the site shows the text there.",
        },
        retryAfter: {
          type: "integer",
          minimum: 1,
          description: "With rate.limited: seconds until the next attempt is allowed.",
        },
      },
    },
  },
};

function operationOf(name: string, call: Endpoint): Record<string, unknown> {
  const inQuery = call.method === "GET" || call.method === "DELETE";
  const listed = listedBy(call);
  const failures = {
    description: `A failure: ${["request.invalid", "merchant.unknown", "rate.limited", "maintenance", "address.blocked", "platform.failed", ...failuresOf(call)].join(", ")}.`,
    content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
  };
  return {
    operationId: name,
    description: call.description,
    ...(call.auth !== "none" && { security: call.auth === "session" ? [{ session: [] }] : [{}, { session: [] }] }),
    parameters: [
      { $ref: "#/components/parameters/MerchantCode" },
      ...(call.encrypted ? [{ $ref: "#/components/parameters/Encryption" }] : []),
      ...(inQuery ? queryOf(call.input) : []),
    ],
    ...(!inQuery && {
      requestBody: { required: true, content: { [mediaTypeOf(call)]: { schema: schemaOf(call.input, "input") } } },
    }),
    responses: {
      200: {
        description: "The answer.",
        content: {
          "application/json": {
            schema: { type: "object", required: ["value"], properties: { value: schemaOf(call.output, "output") } },
          },
        },
      },
      "4XX": failures,
      "5XX": failures,
    },
    ...(call.bodyBytes !== undefined && { "x-body-bytes": call.bodyBytes }),
    ...(call.cacheSeconds !== undefined && { "x-cache-seconds": call.cacheSeconds }),
    ...(listed !== undefined && { "x-lists": listed }),
  };
}

function mediaTypeOf(call: Endpoint): string {
  if (call.encrypted) return "application/jose";
  if (call.multipart) return "multipart/form-data";
  return call.form ? "application/x-www-form-urlencoded" : "application/json";
}

function queryOf(input: z.ZodObject): unknown[] {
  const { properties = {}, required = [] } = schemaOf(input, "input");
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: Object.keys(schema).length === 0 ? { type: "number" } : schema,
  }));
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Node {
  const { $schema: _dialect, ...node } = z.toJSONSchema(schema, { io, target: "draft-2020-12" }) as Node;
  return node;
}
