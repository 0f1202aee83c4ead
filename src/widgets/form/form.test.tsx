// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { form as formSchema } from "#descriptor/form.ts";
import { GatewayError } from "#data/client/gateway-error.ts";
import { currentSession } from "#session/session.ts";
import { hasRememberedLogin } from "#session/remembered-flag.ts";
import { renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";

const login = formSchema.parse({
  fields: {
    username: { kind: "text", label: "user", rule: "name", required: true, autocomplete: "username", clearable: true },
    password: { kind: "password", label: "pass", rule: "pass", required: true, autocomplete: "current-password" },
    remember: { kind: "checkbox", label: "keep" },
  },
  submit: { call: "login", with: { type: "username" }, label: "send", busy: "in_please_wait" },
  after: { success: [{ do: "navigate", to: "notice" }], "account.disabled": [{ do: "navigate", to: "register" }] },
});
const rules = {
  name: { minLength: 3, maxLength: 12, messages: { required: "name.required", minLength: "name.short" } },
  pass: { minLength: 6, messages: { required: "pass.required", minLength: "pass.short" } },
};
const answer = { token: "tok", userName: "maria", customerType: 0, firstTimeLogin: true, trial: 0 };

function showForm(setting: Setting = {}) {
  return renderWidget("form", {
    options: { form: "login" },
    page: { route: "login", forms: { login }, rules },
    texts: { "form.clear": "Clear {{field}}" },
    at: "/m/login",
    ...setting,
  });
}
const user = () => screen.getByLabelText<HTMLInputElement>("user");
const pass = () => screen.getByLabelText<HTMLInputElement>("pass");
const send = () => screen.getByRole("button", { name: "send" });
const sent = (calls: { call: string; input: unknown }[]) =>
  calls.filter(({ call }) => call === "login").map(({ input }) => input);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("what a form shows", () => {
  it("marks required fields with an asterisk and says so to screen readers @account-2.6-05", async () => {
    const { container } = await showForm();
    expect(container.querySelectorAll(".asterisk")).toHaveLength(2);
    expect(user().getAttribute("aria-required")).toBe("true");
  });

  it("gives inputs their autocomplete token and the phone's key", async () => {
    await showForm();
    expect(user().autocomplete).toBe("username");
    expect(pass().autocomplete).toBe("current-password");
    expect(user().getAttribute("enterkeyhint")).toBe("next");
    expect(pass().getAttribute("enterkeyhint")).toBe("go");
  });

  it("shows and hides the password @account-2.5-07 @account-2.6-09", async () => {
    await showForm();
    expect(pass().type).toBe("password");
    await userEvent.click(screen.getByRole("button", { name: "form.showPassword" }));
    expect(pass().type).toBe("text");
    await userEvent.click(screen.getByRole("button", { name: "form.hidePassword" }));
    expect(pass().type).toBe("password");
  });

  it("clears a field by its button and keeps the focus in it @account-2.5-08", async () => {
    await showForm();
    await userEvent.type(user(), "maria");
    await userEvent.click(screen.getByRole("button", { name: "Clear user" }));
    expect(user().value).toBe("");
    expect(document.activeElement).toBe(user());
  });

  it("leaves out fields whose condition does not hold, and does not ask for them", async () => {
    const fields = { ...login.fields, code: { ...login.fields["username"]!, label: "code", when: { flag: "CODES" } } };
    const { calls } = await showForm({
      page: { route: "login", forms: { login: { ...login, fields } }, rules },
      answers: { login: answer },
    });
    expect(screen.queryByLabelText("code")).toBeNull();
    await userEvent.type(user(), "maria");
    await userEvent.type(pass(), "secret1");
    await userEvent.click(send());
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
  });
});

describe("validation", () => {
  it("focuses the first invalid field, says what is wrong under it, and sends nothing @account-4-12 @account-5-18", async () => {
    const { calls } = await showForm();
    await userEvent.type(user(), "maria");
    await userEvent.click(send());
    expect(document.activeElement).toBe(pass());
    expect(pass().getAttribute("aria-invalid")).toBe("true");
    const described = document.getElementById(pass().getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("pass.required");
    expect(described?.getAttribute("aria-live")).toBe("polite");
    expect(sent(calls)).toEqual([]);
  });

  it("goes to the next field with the phone's next key instead of sending", async () => {
    await showForm();
    await userEvent.type(user(), "maria{Enter}");
    expect(document.activeElement).toBe(pass());
    expect(pass().getAttribute("aria-invalid")).toBeNull();
  });

  it("checks filled fields again 200 ms after a change of language @account-4-36 @account-9-11", async () => {
    const { change } = await showForm();
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
    await userEvent.type(user(), " maria ");
    await userEvent.type(pass(), "secret 1");
    await userEvent.click(send());
  }

  it("sends the fields without checkboxes, with the form's own parameters, keeps the session and follows @account-3-07 @account-4-16", async () => {
    const { calls, address } = await showForm({ answers: { login: answer } });
    await fillAndSend();
    await waitFor(() => expect(sent(calls)).toEqual([{ type: "username", username: "maria", password: "secret 1" }]));
    expect(currentSession()).toEqual({
      token: "tok",
      merchantCode: "acme",
      userName: "maria",
      type: 0,
      firstTimeLogin: true,
    });
    await vi.waitFor(() => expect(address()).toBe("/m/notice"));
  });

  it("keeps a trial account's session under the trial merchant @account-3-03 @account-4-17", async () => {
    await showForm({ answers: { login: { ...answer, trial: 1, customerType: 4 } } });
    await fillAndSend();
    expect(currentSession()).toMatchObject({ merchantCode: "acmetrial", type: 4 });
  });

  it("sends once, however often the button is pressed, and shows on it that it runs", async () => {
    let answerNow: (value: unknown) => void = () => undefined;
    const { calls } = await showForm({
      answers: {
        login: () =>
          new Promise((resolve) => {
            answerNow = resolve;
          }),
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

  it("says clearly above the button what went wrong, and what was typed stays", async () => {
    await showForm({ answers: { login: new GatewayError("credentials.wrong", "no") } });
    await fillAndSend();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("error.credentials.wrong"));
    expect(pass().value).toBe("secret 1");
    expect(currentSession()).toBeNull();
  });

  it("keeps what was typed over a change of language", async () => {
    const { change } = await showForm();
    await userEvent.type(user(), "maria");
    await userEvent.type(pass(), "secret 1");
    await userEvent.click(screen.getByLabelText("keep"));
    change({ site: { language: "TY" }, texts: { user: "Pangalan" } });
    expect(screen.getByLabelText<HTMLInputElement>("Pangalan").value).toBe("maria");
    expect(pass().value).toBe("secret 1");
    expect(screen.getByLabelText<HTMLInputElement>("keep").checked).toBe(true);
  });

  it("does what the form says for an error code instead of showing its text", async () => {
    const { address } = await showForm({ answers: { login: new GatewayError("account.disabled", "no") } });
    await fillAndSend();
    await vi.waitFor(() => expect(address()).toBe("/m/register"));
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("marks the form when the platform wants a captcha", async () => {
    const { container } = await showForm({ answers: { login: new GatewayError("credentials.wrong", "no", true) } });
    await fillAndSend();
    expect(container.querySelector("form[data-captcha-wanted]")).not.toBeNull();
  });
});

describe("before the page is taken over", () => {
  const type = (container: HTMLElement, id: string, value: string) =>
    Object.assign(container.querySelector(`[name=${id}]`) as HTMLInputElement, { value });

  it("keeps what was typed and sends it", async () => {
    const { calls } = await showForm({
      answers: { login: answer },
      beforeHydration: (container) => {
        type(container, "username", "maria");
        type(container, "password", "secret1");
      },
    });
    expect(user().value).toBe("maria");
    await userEvent.click(send());
    await waitFor(() => expect(sent(calls)).toEqual([{ type: "username", username: "maria", password: "secret1" }]));
  });

  it("keeps a tick, and what the browser filled in is not lost to a first mistake", async () => {
    localStorage.setItem("remPass", "1");
    await showForm({
      beforeHydration: (container) => {
        type(container, "username", "maria");
        Object.assign(container.querySelector("[name=remember]") as HTMLInputElement, { checked: true });
      },
    });
    await userEvent.click(send());
    expect(user().value).toBe("maria");
    expect(screen.getByLabelText<HTMLInputElement>("keep").checked).toBe(true);
    expect(document.activeElement).toBe(pass());
  });

  it("cannot carry a password into an address: a tap on the button does nothing then", async () => {
    let form: HTMLFormElement | undefined;
    await showForm({
      beforeHydration: (container) => {
        form = container.querySelector("form") ?? undefined;
      },
    });
    expect(form?.getAttribute("method")).toBe("dialog");
  });
});

it("who tried too often is told in minutes how long to wait", async () => {
  const limited = Object.assign(new GatewayError("rate.limited", ""), { retryAfter: 300 });
  await showForm({ answers: { login: limited }, texts: { "error.rate.limited.minutes": "Again in {{minutes}} min." } });
  await userEvent.type(user(), "maria");
  await userEvent.type(pass(), "secret1");
  await userEvent.click(send());
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Again in 5 min."));
});

describe("the box that remembers (account §3, §4)", () => {
  it("signs in all the same where the browser keeps no keys, and stores nothing", async () => {
    await showForm({ answers: { login: answer } });
    await userEvent.type(user(), "maria");
    await userEvent.type(pass(), "secret1");
    await userEvent.click(screen.getByLabelText("keep"));
    await userEvent.click(send());
    await vi.waitFor(() => expect(currentSession()?.token).toBe("tok"));
    expect(localStorage.getItem("sass")).toBeNull();
    expect(hasRememberedLogin()).toBe(false);
  });

  it("forgets a remembered login when it is left unticked", async () => {
    localStorage.setItem("remPass", "1");
    localStorage.setItem("sass", "{}");
    await showForm({ answers: { login: answer } });
    await userEvent.type(user(), "maria");
    await userEvent.type(pass(), "secret1");
    await userEvent.click(send());
    await vi.waitFor(() => expect(localStorage.getItem("sass")).toBeNull());
    expect(localStorage.getItem("remPass")).toBeNull();
  });
});
