// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { currentSession } from "#session/session.ts";
import { answer, login, pass, rules, send, sent, showLogin, user, sendAs } from "../../../tests/support/login-form.tsx";
import { eventually } from "../../../tests/support/eventually.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("a form's fields", () => {
  it("marks required fields with an asterisk and for screen readers @account-2.6-05", async () => {
    const { container } = await showLogin();
    expect(container.querySelectorAll(".asterisk")).toHaveLength(2);
    expect(user().getAttribute("aria-required")).toBe("true");
  });

  it("gives inputs their autocomplete token and enter key", async () => {
    await showLogin();
    expect(user().autocomplete).toBe("username");
    expect(pass().autocomplete).toBe("current-password");
    expect(user().getAttribute("enterkeyhint")).toBe("next");
    expect(pass().getAttribute("enterkeyhint")).toBe("go");
  });

  it("shows and hides the password @account-2.5-07 @account-2.6-09", async () => {
    await showLogin();
    expect(pass().type).toBe("password");
    await userEvent.click(screen.getByRole("button", { name: "form.showPassword" }));
    expect(pass().type).toBe("text");
    await userEvent.click(screen.getByRole("button", { name: "form.hidePassword" }));
    expect(pass().type).toBe("password");
  });

  it("clears a field by its button and keeps the focus in it @account-2.5-08", async () => {
    await showLogin();
    await userEvent.type(user(), "maria");
    await userEvent.click(screen.getByRole("button", { name: "Clear user" }));
    expect(user().value).toBe("");
    expect(document.activeElement).toBe(user());
  });

  it("keeps what was typed when the form is left and opened again, but no password", async () => {
    const { client, unmount } = await showLogin();
    await userEvent.type(user(), "maria");
    await userEvent.type(pass(), "secret1");
    unmount();
    await showLogin({ client });
    expect([user().value, pass().value]).toEqual(["maria", ""]);
  });

  it("leaves out fields whose condition does not hold, and does not require them", async () => {
    const fields = { ...login.fields, code: { ...login.fields["username"]!, label: "code", when: { flag: "CODES" } } };
    const { calls } = await showLogin({
      page: { route: "login", forms: { login: { ...login, fields } }, rules },
      answers: { login: answer },
    });
    expect(screen.queryByLabelText("code")).toBeNull();
    await sendAs("maria", "secret1");
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
  });
});

describe("validation", () => {
  it("focuses the first invalid field, shows the error under it, and sends nothing @account-4-12 @account-5-18", async () => {
    const { calls } = await showLogin();
    await userEvent.type(user(), "maria");
    await userEvent.click(send());
    expect(document.activeElement).toBe(pass());
    expect(pass().getAttribute("aria-invalid")).toBe("true");
    const described = document.getElementById(pass().getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("pass.required");
    expect(described?.getAttribute("aria-live")).toBe("polite");
    expect(sent(calls)).toEqual([]);
  });

  it("goes to the next field with the phone's next key instead of submitting", async () => {
    await showLogin();
    await userEvent.type(user(), "maria{Enter}");
    expect(document.activeElement).toBe(pass());
    expect(pass().getAttribute("aria-invalid")).toBeNull();
  });

  it("checks filled fields again 200 ms after a change of language @account-4-36 @account-9-11", async () => {
    const { change } = await showLogin();
    fireEvent.input(user(), { target: { value: "ma" } });
    vi.useFakeTimers();
    await act(async () => change({ site: { language: "TY" } }));
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(user().getAttribute("aria-invalid")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(user().getAttribute("aria-invalid")).toBe("true");
    expect(pass().getAttribute("aria-invalid")).toBeNull();
  });
});

describe("sending", () => {
  async function fillAndSend() {
    await sendAs(" maria ", "secret 1");
  }

  it("sends the fields without checkboxes, with the form's own parameters, stores the session and runs what follows @account-3-07 @account-4-16", async () => {
    const { calls, address } = await showLogin({ answers: { login: answer } });
    await fillAndSend();
    await waitFor(() => expect(sent(calls)).toEqual([{ type: "username", username: "maria", password: "secret 1" }]));
    expect(currentSession()).toEqual({
      token: "tok",
      merchantCode: "acme",
      userName: "maria",
      type: 0,
      firstTimeLogin: true,
    });
    await eventually(() => expect(address()).toBe("/m/notice"));
  });

  it("keeps a trial account's session under the trial merchant @account-3-03 @account-4-17", async () => {
    await showLogin({ answers: { login: { ...answer, trial: 1, customerType: 4 } } });
    await fillAndSend();
    expect(currentSession()).toMatchObject({ merchantCode: "acmetrial", type: 4 });
  });

  it("sends once, however often the button is pressed, and shows on the button that it is pending", async () => {
    let answerNow: (value: unknown) => void = () => undefined;
    const { calls } = await showLogin({
      answers: {
        login: () => new Promise((resolve) => (answerNow = resolve)),
      },
    });
    await fillAndSend();
    expect(send().getAttribute("aria-busy")).toBe("true");
    await userEvent.click(send());
    await userEvent.type(pass(), "{Enter}");
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    await act(async () => answerNow(answer));
    expect(send().getAttribute("aria-busy")).toBeNull();
  });

  it("shows the error clearly above the button, and keeps the typed values", async () => {
    await showLogin({ answers: { login: new GatewayError("credentials.wrong", "no") } });
    await fillAndSend();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("error.credentials.wrong"));
    expect(pass().value).toBe("secret 1");
    expect(currentSession()).toBeNull();
  });

  it("keeps the typed values over a change of language", async () => {
    const { change } = await showLogin();
    await userEvent.type(user(), "maria");
    await userEvent.type(pass(), "secret 1");
    await userEvent.click(screen.getByLabelText("keep"));
    change({ site: { language: "TY" }, texts: { user: "Pangalan" } });
    expect(screen.getByLabelText<HTMLInputElement>("Pangalan").value).toBe("maria");
    expect(pass().value).toBe("secret 1");
    expect(screen.getByLabelText<HTMLInputElement>("keep").checked).toBe(true);
  });

  it("runs the form's action for an error code instead of showing its text", async () => {
    const { address } = await showLogin({ answers: { login: new GatewayError("account.disabled", "no") } });
    await fillAndSend();
    await eventually(() => expect(address()).toBe("/m/register"));
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("marks the form when the platform requires a captcha", async () => {
    const { container } = await showLogin({
      answers: { login: new GatewayError("credentials.wrong", "no", { captcha: true }) },
    });
    await fillAndSend();
    expect(container.querySelector("form[data-captcha-wanted]")).not.toBeNull();
  });
});

it("after too many tries the error says in minutes how long to wait", async () => {
  const limited = Object.assign(new GatewayError("rate.limited", ""), { about: { retryAfter: 300 } });
  await showLogin({
    answers: { login: limited },
    texts: { "error.rate.limited.minutes": "Again in {{minutes}} min." },
  });
  await sendAs("maria", "secret1");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Again in 5 min."));
});
