// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { form as formSchema } from "#descriptor/form.ts";
import { keepForItself } from "#session/automatic-sign-in.ts";
import { REMEMBERED_FLAG } from "#session/remembered-flag.ts";
import { forgetLogin, recallLogin, rememberLogin } from "#session/remembered-login.ts";
import { fieldOf, openedSession, sendButton, showForm, fill, sendWith } from "../../../../tests/support/form-page.tsx";

vi.mock(import("#session/remembered-login.ts"));
vi.mock(import("#session/automatic-sign-in.ts"));
afterAll(() => {
  vi.doUnmock("#session/remembered-login.ts");
  vi.doUnmock("#session/automatic-sign-in.ts");
});

const number = { type: "sms", username: "81234567", password: "", countryDialingCode: "65" };
const byName = { type: "username", username: "maria", password: "Sesame 1" };
const formFor = (type: string, fields: object) =>
  formSchema.parse({
    fields: { ...fields, keepMe: { kind: "checkbox", label: "keep", remembers: true } },
    submit: { call: "login", with: { type }, label: "send", busy: "busy" },
    after: {},
  });
const forms = {
  username: formFor("username", {
    username: { kind: "text", label: "user" },
    password: { kind: "password", label: "pass" },
  }),
  sms: formFor("sms", {
    username: { kind: "phone", label: "mobile", dialingCode: "countryDialingCode" },
    password: { kind: "text", label: "code" },
  }),
};

/** Each of the two ways to sign in has its own remembered login. */
function remember(login: typeof byName | typeof number) {
  vi.mocked(recallLogin).mockImplementation((type) => Promise.resolve(type === login.type ? login : null));
  localStorage.setItem(REMEMBERED_FLAG, "1");
}

beforeEach(() => localStorage.clear());

it("a way to sign in starts with its remembered login @account-4-03", async () => {
  remember(byName);
  await showForm(forms.username);
  await waitFor(() =>
    expect([fieldOf("user").value, fieldOf("pass").value, fieldOf("keep").checked]).toEqual([
      "maria",
      "Sesame 1",
      true,
    ]),
  );
});
it("fields are found by what they send, whatever their ids", async () => {
  remember(byName);
  const named = formFor("username", {
    account: { kind: "text", label: "user", sends: "username" },
    secret: { kind: "password", label: "pass", sends: "password" },
  });
  vi.mocked(rememberLogin).mockResolvedValue(true);
  await showForm(named, { answers: { login: openedSession } });
  await waitFor(() => expect([fieldOf("user").value, fieldOf("pass").value]).toEqual(["maria", "Sesame 1"]));
  await userEvent.click(sendButton());
  await waitFor(() => expect(rememberLogin).toHaveBeenLastCalledWith(byName));
});
it("signing in by SMS starts with the remembered number and its country, and without a code @account-4-03", async () => {
  remember(number);
  await showForm(forms.sms);
  await waitFor(() => expect(fieldOf("mobile").value).toBe("81234567"));
  expect(screen.getByRole("button", { name: /Singapore \+65/ })).toBeDefined();
  expect(fieldOf("code").value).toBe("");
});
it("the remembered login of the other way is not used @account-4-03", async () => {
  remember(byName);
  await showForm(forms.sms);
  await waitFor(() => expect(recallLogin).toHaveBeenCalledWith("sms"));
  expect([(await screen.findByLabelText<HTMLInputElement>("mobile")).value, fieldOf("keep").checked]).toEqual([
    "",
    false,
  ]);
});
it("typed text is not overwritten", async () => {
  let recall: (login: typeof byName) => void = () => undefined;
  remember(byName);
  vi.mocked(recallLogin).mockReturnValue(new Promise((resolve) => (recall = resolve)));
  await showForm(forms.username);
  await waitFor(() => expect(recallLogin).toHaveBeenCalled());
  fireEvent.input(fieldOf("user"), { target: { value: "juan" } });
  await act(async () => recall(byName));
  expect([fieldOf("user").value, fieldOf("pass").value]).toEqual(["juan", ""]);
});
it("a ticked checkbox remembers the way, the name and the password; by SMS the number and its dialling code @account-2.5-04 @account-3-24", async () => {
  vi.mocked(rememberLogin).mockResolvedValue(true);
  await showForm(forms.username, { answers: { login: openedSession } });
  await fill({ user: " maria ", pass: "Sesame 1" });
  await userEvent.click(fieldOf("keep"));
  await userEvent.click(sendButton());
  await waitFor(() => expect(rememberLogin).toHaveBeenLastCalledWith(byName));
  cleanup();
  await showForm(forms.sms, { answers: { login: openedSession } });
  fireEvent.input(await screen.findByLabelText("mobile"), { target: { value: "+6581234567" } });
  await userEvent.type(fieldOf("code"), "123456");
  await userEvent.click(fieldOf("keep"));
  await userEvent.click(sendButton());
  await waitFor(() => expect(rememberLogin).toHaveBeenLastCalledWith({ ...number, username: "+6581234567" }));
});
it.each([true, false])("a box decides whether this phone signs in by itself: ticked %j", async (ticked) => {
  vi.mocked(keepForItself).mockReset().mockResolvedValue(true);
  const form = formFor("username", {
    username: { kind: "text", label: "user" },
    password: { kind: "password", label: "pass" },
    automatic: { kind: "checkbox", label: "own", signsIn: true },
  });
  await showForm(form, { answers: { login: openedSession } });
  await fill({ user: "maria", pass: "Sesame 1" });
  if (ticked) await userEvent.click(fieldOf("own"));
  await userEvent.click(sendButton());
  await waitFor(() => expect(vi.mocked(keepForItself).mock.calls).toEqual([[ticked ? byName : undefined]]));
});
it.each(["username", "sms"] as const)(
  "an unticked checkbox forgets the remembered login of its own way only: %s",
  async (type) => {
    localStorage.setItem(REMEMBERED_FLAG, "1");
    vi.mocked(forgetLogin).mockClear();
    vi.mocked(recallLogin).mockResolvedValue(null);
    await showForm(
      formFor(type, { username: { kind: "text", label: "user" }, password: { kind: "text", label: "pass" } }),
      { answers: { login: openedSession } },
    );
    await sendWith({ user: "maria", pass: "123456" });
    await waitFor(() => expect(vi.mocked(forgetLogin).mock.calls).toEqual([[type]]));
  },
);
