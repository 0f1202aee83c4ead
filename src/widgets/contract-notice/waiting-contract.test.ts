import { expect, test } from "vitest";
import { waitingContract } from "./waiting-contract.ts";

const none = { dailysalreqtype: null, divtypecompperiodreq: null, contracthoursalreq: null };

test.each([
  [{ dailysalreqtype: "NEW" }, "dailySalary"],
  [{ divtypecompperiodreq: "NEW" }, "dividend"],
  [{ contracthoursalreq: "CHANGE" }, "hourlySalary"],
  [{ divtypecompperiodreq: "NEW", contracthoursalreq: "NEW" }, "dividend"],
  [{ dailysalreqtype: "NEW", divtypecompperiodreq: "NEW", contracthoursalreq: "NEW" }, "dailySalary"],
])("of %j the first is %s: daily salary, dividend, hourly salary @games-3-29", (waiting, contract) =>
  expect(waitingContract({ ...none, ...waiting })).toBe(contract),
);
test("when none is pending, nothing is asked", () => expect(waitingContract(none)).toBeNull());
