import { acme } from "../support/caller.ts";
import type { Provocation } from "./session-errors.ts";

/** Runs it while every vendor is closed. */
export const closing =
  (provocation: Provocation): Provocation =>
  async (caller) => {
    const vendors = await caller.value("vendors", { language: "EN" });
    await caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, {
      closedVendors: vendors.map(({ vassalage }) => vassalage),
    });
    const answer = await provocation(caller);
    await caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { closedVendors: [] });
    return answer;
  };
