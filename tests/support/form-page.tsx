import { screen } from "@testing-library/react";
import { renderWidget, type Setting } from "./render-widget.tsx";

/** What the platform answers when a session was opened. */
export const openedSession = { token: "tok", userName: "maria", customerType: 0, firstTimeLogin: true, trial: 0 };

/** Register settings in which nothing is special but what is given. */
export const registerSettings = (changes: object = {}) => ({
  fields: {},
  flags: { USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: false, MOBILENUMPASSREG3: true },
  captcha: false,
  ...changes,
});

const rules = {
  name: { minLength: 4, messages: { required: "name.required", minLength: "name.short" } },
  secret: { minLength: 8, messages: { required: "secret.required", minLength: "secret.short" } },
  differs: { differsFrom: "oldPassword", messages: { differsFrom: "secret.same" } },
};

/** Shows one form as a page's only one. Its button is called "send". */
export function showForm(form: unknown, setting: Setting = {}) {
  return renderWidget("form", {
    options: { form: "one" },
    at: "/m/register",
    ...setting,
    page: { route: "register", forms: { one: form as never }, rules },
    answers: { registerSettings: registerSettings(), register: openedSession, ...setting.answers },
  });
}

/** What a call was made with, each time. */
export const inputsOf = (calls: { call: string; input: unknown }[], call: string) =>
  calls.filter((one) => one.call === call).map(({ input }) => input as Record<string, unknown>);
export const sendButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "send" });
export const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
