// @vitest-environment jsdom
import { act } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { shownToast } from "../../../tests/support/over-the-page.ts";
import { memberSession, renderInPage } from "../../../tests/support/render-widget.tsx";
import { required } from "#kernel/assert.ts";
import { answerOf } from "#data/client/transport/answer.ts";
import { useCall, useSend } from "#data/client/use-call.ts";
import { currentSession, keepSession } from "#session/session.ts";
import { LostSession } from "./lost-session.tsx";

const refusal = (code: string) => ({ error: { code, message: "no" } });
const reply = (call: "wallet" | "addFavourite", code: string, token: string) => () =>
  answerOf({ call, input: {}, token }, 401, refusal(code));
const refused = vi.fn<(error: unknown) => void>();

function Page({ balance }: { balance: boolean }) {
  useCall("wallet", {}, { enabled: balance });
  const send = useSend();
  return (
    <>
      <LostSession />
      <button
        type="button"
        aria-label="add"
        onClick={() => void send("addFavourite", { nodeId: "1", vendor: "X" }).catch(refused)}
      />
    </>
  );
}
/** A page with a session whose wallet or whose next action the platform refuses. */
const show = (token: string, code: string, balance = true, failedToken = token) =>
  renderInPage(<Page balance={balance} />, {
    session: { ...memberSession, token },
    answers: { wallet: reply("wallet", code, failedToken), addFavourite: reply("addFavourite", code, failedToken) },
  });

beforeEach(() => sessionStorage.clear());

test.each([
  ["session.missing", "error.session.expired"],
  ["session.expired", "error.session.expired"],
  ["session.replaced", "error.session.replaced"],
  ["session.revoked", "error.session.revoked"],
  ["session.password.changed", "error.session.password.changed"],
])(
  "%s: the session ends here too, a toast says why and the visitor is redirected to login @account-2.9-03 @games-8-01",
  async (code, text) => {
    const page = await show(`of ${code}`, code);
    expect(currentSession()).toBeNull();
    expect(shownToast()).toMatchObject({ text, kind: "fail" });
    expect(page.address()).toBe("/m/login");
  },
);
test("the same happens when an action finds out", async () => {
  const page = await show("of an action", "session.replaced", false);
  expect(currentSession()).not.toBeNull();
  await userEvent.click(page.getByRole("button"));
  expect(refused).toHaveBeenCalledWith(expect.objectContaining({ code: "session.replaced" }));
  expect(currentSession()).toBeNull();
  expect(shownToast()?.text).toBe("error.session.replaced");
  expect(page.address()).toBe("/m/login");
});
test("another failure leaves the session as it is", async () => {
  const page = await show("of a failure", "platform.failed");
  expect(currentSession()).not.toBeNull();
  expect(page.address()).toBe("/m/home");
});
test("a late failure of an earlier session's call does not end this one", async () => {
  const page = await show("of now", "session.replaced", true, "of before");
  expect(currentSession()?.token).toBe("of now");
  expect(page.address()).toBe("/m/home");
});
test("a session lost before this component mounted counts, and does not end a new one", async () => {
  await expect(async () => reply("wallet", "session.revoked", "early")()).rejects.toThrow("no");
  const page = await renderInPage(<LostSession />, { session: { ...memberSession, token: "early" } });
  expect(page.address()).toBe("/m/login");
  act(() => keepSession({ ...memberSession, token: "later" }));
  expect(required(currentSession(), "A session").token).toBe("later");
});
