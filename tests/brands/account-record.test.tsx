// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { openSite } from "../support/base-site.tsx";
import { eventually } from "../support/eventually.ts";

const answers = {
  transactions: { content: [], pageNum: 1, totalPages: 1 },
  transactionSummary: { count: 0, received: "0.00", spent: "0.00", net: "0.00" },
} as never;
const sent = async (search: string) => {
  const site = await openSite(`/m/transaction/record${search}`, { session: {}, answers });
  await eventually(() => expect(site.sent("transactions")).toBeDefined());
  return [site.sent("transactions"), site.sent("transactionSummary")];
};

test("the account record from the agents' home lists and sums what the member earned as an agent @games-2-15", async () => {
  for (const input of await sent("?types=A")) expect(input).toMatchObject({ types: "A" });
});

test("without types, and with one that the contract does not have, it lists everything", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const search of ["", "?types=X"])
    for (const input of await sent(search)) expect(input).not.toHaveProperty("types");
});
