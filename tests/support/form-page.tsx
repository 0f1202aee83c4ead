import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderWidget, type Setting } from "./render-widget.tsx";

/** The platform's answer to a successful sign-in. */
export const openedSession = { token: "tok", userName: "maria", customerType: 0, firstTimeLogin: true, trial: 0 };

/** Default register settings with these changes. */
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

/** Renders a page with one form. Its button is called "send". */
export function showForm(form: unknown, setting: Setting = {}) {
  return renderWidget("form", {
    options: { form: "one" },
    at: "/m/register",
    ...setting,
    page: { route: "register", forms: { one: form as never }, rules: { ...rules, ...setting.page?.rules } },
    answers: { registerSettings: registerSettings(), register: openedSession, ...setting.answers },
  });
}

/** The inputs of each time a call was made. */
export const inputsOf = (calls: { call: string; input: unknown }[], call: string) =>
  calls.filter((one) => one.call === call).map(({ input }) => input as Record<string, unknown>);
export const sendButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "send" });
export const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Types into fields, which are named by their labels. */
export async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await userEvent.type(fieldOf(label), text);
}

/** The same, and sends the form. */
export async function sendWith(texts: Readonly<Record<string, string>>): Promise<void> {
  await fill(texts);
  await userEvent.click(sendButton());
}
