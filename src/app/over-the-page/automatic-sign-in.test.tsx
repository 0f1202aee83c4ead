// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { memberSession, renderInPage, type Setting } from "../../../tests/support/render-widget.tsx";
import { openedSession } from "../../../tests/support/form-page.tsx";
import { answerOf } from "#data/client/transport/answer.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { keepForItself, loginForItself } from "#session/automatic-sign-in.ts";
import { currentSession, forgetSession } from "#session/session.ts";
import { AutomaticSignIn } from "./automatic-sign-in.tsx";

vi.mock(import("#session/automatic-sign-in.ts"));
afterAll(() => {
  vi.doUnmock("#session/automatic-sign-in.ts");
});

const login = { type: "username", username: "maria", password: "Sesame 1" };
beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem("autoLogin", "1");
  vi.mocked(keepForItself).mockReset().mockResolvedValue(true);
  vi.mocked(loginForItself).mockReset().mockResolvedValue(login);
});

const show = (setting: Setting = {}) =>
  renderInPage(<AutomaticSignIn />, { session: null, answers: { login: openedSession }, ...setting });
const sent = ({ calls }: { calls: { call: string; input: unknown }[] }) =>
  calls.filter(({ call }) => call === "login").map(({ input }) => input);

test("a new tab signs in by itself with the login that the phone keeps @account-3-28", async () => {
  const page = await show();
  await waitFor(() => expect(currentSession()).toMatchObject({ token: "tok", userName: "maria" }));
  expect(sent(page)).toEqual([{ type: "username", username: "maria", password: "Sesame 1" }]);
});

test("a session that ends in the tab is not opened again by itself", async () => {
  const page = await show({ session: memberSession });
  await act(async () => forgetSession());
  expect([sent(page), vi.mocked(loginForItself).mock.calls]).toEqual([[], []]);
});

test.each(["0", null])("nobody is signed in where autoLogin is %j", async (flag) => {
  if (flag === null) localStorage.removeItem("autoLogin");
  else localStorage.setItem("autoLogin", flag);
  const page = await show();
  expect([sent(page), vi.mocked(loginForItself).mock.calls]).toEqual([[], []]);
});

test("a login that the platform refuses is forgotten, and the page stays that of a guest", async () => {
  const refuse = () =>
    answerOf({ call: "login", input: {}, token: null }, 400, { error: { code: "credentials.wrong", message: "no" } });
  await show({ answers: { login: refuse } });
  await waitFor(() => expect(keepForItself).toHaveBeenCalledWith(undefined));
  expect(currentSession()).toBeNull();
});

test("a login that the phone cannot read is forgotten", async () => {
  vi.mocked(loginForItself).mockResolvedValue(null);
  const page = await show();
  await waitFor(() => expect(keepForItself).toHaveBeenCalledWith(undefined));
  expect(sent(page)).toEqual([]);
});

test("without a connection it stays for the next tab", async () => {
  const fail = vi.fn(() => {
    throw new GatewayError("network", "no connection");
  });
  await show({ answers: { login: fail } });
  await waitFor(() => expect(fail).toHaveBeenCalled());
  expect(keepForItself).not.toHaveBeenCalled();
  expect(currentSession()).toBeNull();
});
