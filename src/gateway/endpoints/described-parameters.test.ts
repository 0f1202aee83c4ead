import { expect, test } from "vitest";
import { contract } from "../contract.ts";
import type { Endpoint } from "../endpoint.ts";
import { takesDescribed } from "../field-meta.ts";

const describing = Object.entries<Endpoint>(contract).filter(([, { input }]) =>
  Object.values(input.shape).some((parameter) => takesDescribed(parameter as never)),
);

/** They take rates, which rebateForms describes as choices; nor are there files in an encrypted body. */
const ofRates = ["createAgentLink", "openAccount", "updateDownlineRebates"];

test("a call that takes what the platform describes takes files, but for rates: any other description may ask for pictures", () => {
  expect(describing.map(([name]) => name)).toContain("createDeposit");
  const without = describing.filter(([, { multipart }]) => multipart !== true).map(([name]) => name);
  expect(without.toSorted()).toEqual(ofRates);
});
