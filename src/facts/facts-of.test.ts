import { describe, expect, test } from "vitest";
import { plainStartUp, testSite } from "../../tests/support/widget-page.ts";
import { factsOf } from "./facts-of.ts";

type StartUp = typeof plainStartUp;
const site = testSite({ flags: { DIRECTREG3: false, AGETRANSFERUP3: false, FEEDBACK3: true } });
const remoteSite = { ...site, features: { ...site.features, remoteFlags: ["AGETRANSFERUP3"] } };
const withInfo = (info: Partial<StartUp["info"]>): StartUp => ({
  ...plainStartUp,
  info: { ...plainStartUp.info, ...info },
});

test("the platform overrides only flags that the brand marks as remote", () => {
  const { flags } = factsOf(
    remoteSite,
    null,
    [],
    withInfo({ flags: { AGETRANSFERUP3: true, DIRECTREG3: true, UNHEARD: true } }),
  );
  expect(flags).toEqual({ DIRECTREG3: false, AGETRANSFERUP3: true, FEEDBACK3: true });
});
test("before the platform has answered, the brand's own flags count", () =>
  expect(factsOf(remoteSite, null, [], undefined).flags).toEqual(site.flags));

describe('mem_cen "1" selects the new member centre, dep_func "1" the new deposit detail (account §2.2)', () => {
  test.each([
    ["1", "0", true, false],
    ["0", "1", false, true],
    ["2", "true", false, false],
    ["", "", false, false],
  ])("mem_cen %j, dep_func %j @account-2.2-02", (mem_cen, dep_func, newMemberCentre, newDepositDetail) => {
    expect(factsOf(site, null, [], withInfo({ mobileTemplate: { mem_cen, dep_func } })).remote).toMatchObject({
      newMemberCentre,
      newDepositDetail,
    });
  });
  test("otherwise both use the base version", () =>
    expect(factsOf(site, null, [], undefined).remote).toEqual({
      newMemberCentre: false,
      newDepositDetail: false,
      dividendDisplay: false,
    }));
});

test("dividends are shown when the platform says so", () =>
  expect(factsOf(site, null, [], withInfo({ dividendDisplay: true })).remote["dividendDisplay"]).toBe(true));
test("promotions are the platform's; none are known before it has answered @games-3-43 @games-3-44", () => {
  expect(factsOf(site, null, [], withInfo({ promotions: { MISSION: false, REFERRAL: true } })).promotions).toEqual({
    MISSION: false,
    REFERRAL: true,
  });
  expect(factsOf(site, null, [], undefined).promotions).toEqual({});
});
test.each([[null], [{}]])(
  "a platform that omits its configuration (%j) switches nothing on and breaks nothing",
  (info) => {
    const facts = factsOf(site, null, [], { ...plainStartUp, info } as unknown as StartUp);
    expect(facts).toMatchObject({
      flags: site.flags,
      promotions: {},
      remote: { newMemberCentre: false, newDepositDetail: false, dividendDisplay: false },
    });
  },
);
test("visitor and device come from the session and the browser", () => {
  const session = { token: "t", merchantCode: "acmetrial", userName: "trial1", type: 4, firstTimeLogin: true };
  expect(factsOf(site, session, ["ios"], undefined)).toMatchObject({
    visitor: "trial",
    memberType: 4,
    devices: ["ios"],
  });
  expect(factsOf(site, null, [], undefined)).toMatchObject({ visitor: "guest", memberType: null });
});
