import { contract } from "#gateway/contract.ts";
import { hostHeaders, passedHeaders } from "#gateway/platform-headers.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";

export const reservedHeader: Check = {
  id: "reserved-header",
  severity: "error",
  description: "The session token has a header or parameter of its own: nothing else is sent in it.",
  about: [
    "With every call the host sends headers of its own (`Host`, `Merchant-Code`, `X-Forwarded-For` and others) and some of the visitor's (`Accept-Language`, `Content-Type`, `User-Agent` and others). A token under one of these names is lost, or replaces what the platform needs. In the query, the token must not have the name of a parameter of a call.",
  ],
  run: { brand: takenNames, layer: takenNames },
};

const headers: ReadonlySet<string> = new Set([...passedHeaders, ...hostHeaders]);
/** Those that travel in the address, as the token would: others are in a body. */
const parameters: ReadonlySet<string> = new Set(
  Object.values(contract).flatMap(({ method, input }) =>
    method === "GET" || method === "DELETE" ? Object.keys(input.shape) : [],
  ),
);

function takenNames({ value, change }: Draft): Finding[] {
  const { in: place, name } = value.gateway?.token ?? {};
  if (name === undefined || (change && !touches(change, "gateway"))) return [];
  const isTaken = place === "query" ? parameters.has(name) : headers.has(name.toLowerCase());
  if (!isTaken) return [];
  return [
    {
      path: ["gateway", "token", "name"],
      at: "value",
      message:
        place === "query"
          ? `Calls have a parameter "${name}" of their own: the token would replace it.`
          : `The header "${name}" says something else in every request: the platform would not find the token in it.`,
      hint: 'Write "Authorization", or the name that your platform gives the token.',
    },
  ];
}
