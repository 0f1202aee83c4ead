import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { contract } from "#gateway/contract.ts";
import { openApi } from "./open-api.ts";

interface Operation {
  operationId: string;
  description: string;
  parameters: ({ $ref: string } | { name: string; in: string; schema: object })[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}
const document = JSON.parse(openApi().text) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Failure: object } };
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

it("the OpenAPI document has every call of the contract, with the merchant's header", () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(contract).sort());
  for (const { parameters } of operations)
    expect(parameters).toContainEqual({ $ref: "#/components/parameters/MerchantCode" });
});

it("the OpenAPI document has valid schemas, and answers wrapped in value", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const { operationId, parameters, requestBody, responses } of operations) {
    const answer = responses["200"]?.content["application/json"]?.schema ?? {};
    const schemas = [
      answer,
      ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
      ...parameters.flatMap((one) => ("schema" in one ? [one.schema] : [])),
    ];
    for (const schema of schemas) expect([operationId, ajv.validateSchema(schema)]).toEqual([operationId, true]);
    expect(ajv.validate(answer, { values: 1 })).toBe(false);
  }
  expect(ajv.validate(document.components.schemas.Failure, { error: { code: "session.expired", message: "x" } })).toBe(
    true,
  );
});

it("an encrypted call is marked as such", () => {
  const login = operations.find(({ operationId }) => operationId === "login");
  expect(login?.parameters).toContainEqual({ $ref: "#/components/parameters/Encryption" });
  expect(Object.keys(login?.requestBody?.content ?? {})).toEqual(["application/jose"]);
});
