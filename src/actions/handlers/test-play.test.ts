// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { shownToast } from "../../../tests/support/over-the-page.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { currentSession, forgetSession } from "#session/session.ts";
import { testPlay } from "./test-play.ts";

beforeEach(forgetSession);

const session = {
  token: "trial-token",
  userName: "trial1",
  customerType: 4,
  firstTimeLogin: true,
  oldPasswordNeeded: false,
};
function playing(trial: number) {
  const send = vi.fn((call: string) =>
    Promise.resolve(call === "createTrialAccount" ? { trialName: "trial1" } : { ...session, trial }),
  );
  return actionContext({ send: send as never });
}

test("a test game stores the token under the trial merchant and goes home, or to what the visitor wanted @account-1-11 @account-2.5-13 @account-3-03 @account-6-03 @account-7-05 @account-7-06 @account-9-10 @games-1-01 @games-6-01", async () => {
  const context = playing(1);
  const done = testPlay({ action: "test-play" }, context);
  expect(shownToast()).toMatchObject({ kind: "loading", milliseconds: 9_999_000 });
  await done;
  expect(context.send.mock.calls).toEqual([
    ["createTrialAccount", {}],
    ["testPlay", { trialName: "trial1" }],
  ]);
  expect(currentSession()).toEqual({
    token: "trial-token",
    merchantCode: "acmetrial",
    userName: "trial1",
    type: 4,
    firstTimeLogin: true,
    // It has none that could be asked for when it is changed.
    oldPasswordNeeded: false,
  });
  expect(context.run).toHaveBeenCalledWith({ action: "return" });
  expect(shownToast()).toBeUndefined();
});
test("an answer without the trial indicator signs nobody in @account-2.5-13", async () => {
  const context = playing(0);
  await testPlay({ action: "test-play" }, context);
  expect(currentSession()).toBeNull();
  expect(context.run).not.toHaveBeenCalled();
});
test("a failure hides the loading toast, shows why and leaves the visitor where they are", async () => {
  const context = actionContext({ send: vi.fn(() => Promise.reject(new GatewayError("rate.limited", ""))) as never });
  await testPlay({ action: "test-play" }, context);
  expect(shownToast()).toMatchObject({ text: "the words of error.rate.limited", kind: "fail" });
  expect(context.run).not.toHaveBeenCalled();
});
test("two taps create one trial account", async () => {
  const context = playing(1);
  await Promise.all([testPlay({ action: "test-play" }, context), testPlay({ action: "test-play" }, context)]);
  expect(context.send.mock.calls.map(([name]) => name as string)).toEqual(["createTrialAccount", "testPlay"]);
});
