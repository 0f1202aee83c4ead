// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { CallOutput } from "#gateway/contract.ts";
import { openQuestion } from "../../../tests/support/over-the-page.ts";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";

const none: CallOutput<"contractCheck"> = {
  dailysalreqtype: null,
  divtypecompperiodreq: null,
  contracthoursalreq: null,
};
const home = testSite();
const pages = {
  salaryContract: "/m/member/agent/getSalaryContract",
  dividendContract: "/m/member/agent/getDevidendContract",
  hourContract: "/m/member/agent/getHourContract",
};
const site = {
  routes: {
    ...home.routes,
    ...Object.fromEntries(Object.entries(pages).map(([id, path]) => [id, { ...home.routes["notice"]!, path }])),
  },
};

const open = (check: Partial<CallOutput<"contractCheck">>) =>
  renderWidget("contract-notice", {
    site,
    session: memberSession,
    options: {
      dailySalary: { action: "navigate", to: "salaryContract" },
      dividend: { action: "navigate", to: "dividendContract" },
      hourlySalary: { action: "navigate", to: "hourContract" },
    },
    answers: { contractCheck: { ...none, ...check } },
  });
function answer(agreed: boolean): Promise<void> {
  const question = openQuestion();
  return act(async () => question?.answer(agreed));
}

describe("the home contract check (games §4)", () => {
  it.each([
    ["dailysalreqtype", "dailySalary", pages.salaryContract],
    ["divtypecompperiodreq", "dividend", pages.dividendContract],
    ["contracthoursalreq", "hourlySalary", pages.hourContract],
  ])(
    "with %s shows an alert with Cancel and Go; Go opens the matching contract page @games-4-26 @games-4-27",
    async (field, contract, path) => {
      const { address } = await open({ [field]: "NEW" });
      expect(openQuestion()).toMatchObject({
        title: "contract.title",
        text: `contract.${contract}`,
        cancel: "dialog.cancel",
        submit: "contract.go",
      });
      await answer(true);
      expect(address()).toBe(path);
    },
  );
  it("Cancel leaves the visitor where they are", async () => {
    const { address } = await open({ dailysalreqtype: "NEW" });
    await answer(false);
    expect([address(), openQuestion()]).toEqual(["/m/home", null]);
  });
  it("without a pending request asks nothing", async () => {
    const { calls } = await open({});
    expect([calls.map(({ call }) => call).includes("contractCheck"), openQuestion()]).toEqual([true, null]);
  });
  it("is withdrawn when the visitor leaves the page", async () => {
    const { unmount } = await open({ dailysalreqtype: "NEW" });
    expect(openQuestion()).not.toBeNull();
    await act(async () => unmount());
    expect(openQuestion()).toBeNull();
  });
  it("asks once per visit, however often the platform is refetched meanwhile", async () => {
    const { client, calls } = await open({ dailysalreqtype: "NEW" });
    await answer(false);
    const requests = calls.length;
    await act(async () => client.refetchQueries());
    expect([calls.length > requests, openQuestion()]).toEqual([true, null]);
  });
});
