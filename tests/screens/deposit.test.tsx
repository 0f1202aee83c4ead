// @vitest-environment jsdom
import { expect, test } from "vitest";
import { openSite } from "../support/base-site.tsx";
import { eventually } from "../support/eventually.ts";
import { plainStartUp } from "../support/widget-page.ts";

const way = {
  id: "gcash",
  name: "GCash",
  kind: "eWallet",
  icon: "/gcash.webp",
  minimum: "100.00",
  maximum: "50000.00",
  step: "0.01",
  quick: ["500.00"],
  leftToday: null,
  leftOfLimits: null,
  fee: null,
  feeRate: "1.50",
  arrivesWithin: 5,
  cutOff: null,
  payTo: null,
  payToNumber: null,
  fields: [],
};

test.each([
  ["1", "list"],
  ["0", "tiles"],
  ["", "tiles"],
])("dep_func %j selects the version of the deposit @account-2.2-08", async (dep_func, look) => {
  const info = { ...plainStartUp.info, mobileTemplate: { mem_cen: "0", dep_func } };
  await openSite("/m/voucherCenter", {
    session: {},
    answers: {
      startUp: { ...plainStartUp, info },
      depositMethods: [way],
      depositMethod: way,
      depositOffers: [],
    } as never,
  });
  await eventually(() => expect(document.querySelector("main")?.textContent).toContain("GCash"));
  const choice = document.querySelector("main form input[type=radio]")?.closest("[data-look]");
  expect(choice?.getAttribute("data-look")).toBe(look);
});
