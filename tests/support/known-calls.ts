import { learnCalls } from "#data/client/known-calls.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { factsOfCall } from "#gateway/facts-of-call.ts";

// Widgets and transports are tried with any call of the contract. In a site, only what the slice of a page names is known.
const calls: Readonly<Record<string, Endpoint>> = contract;
learnCalls(Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, factsOfCall(call)])));
