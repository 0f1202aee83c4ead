import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { form as formSchema } from "#descriptor/form.ts";
import { renderWidget, type Setting } from "./render-widget.tsx";

export const login = formSchema.parse({
  fields: {
    username: { kind: "text", label: "user", rule: "name", required: true, autocomplete: "username", clearable: true },
    password: { kind: "password", label: "pass", rule: "pass", required: true, autocomplete: "current-password" },
    remember: { kind: "checkbox", label: "keep", remembers: true },
  },
  submit: { call: "login", with: { type: "username" }, label: "send", busy: "in_please_wait" },
  after: {
    success: [{ action: "navigate", to: "notice" }],
    "account.disabled": [{ action: "navigate", to: "register" }],
  },
});
export const rules = {
  name: { minLength: 3, maxLength: 12, messages: { required: "name.required", minLength: "name.short" } },
  pass: { minLength: 6, messages: { required: "pass.required", minLength: "pass.short" } },
};
export const answer = { token: "tok", userName: "maria", customerType: 0, firstTimeLogin: true, trial: 0 };

/** The form on the login page. */
export function showLogin(setting: Setting = {}) {
  return renderWidget("form", {
    options: { form: "login" },
    page: { route: "login", forms: { login }, rules },
    texts: { "form.clear": "Clear {{field}}" },
    at: "/m/login",
    ...setting,
  });
}
export const user = () => screen.getByLabelText<HTMLInputElement>("user");
export const pass = () => screen.getByLabelText<HTMLInputElement>("pass");
export const send = () => screen.getByRole("button", { name: "send" });
export const sent = (calls: { call: string; input: unknown }[]) =>
  calls.filter(({ call }) => call === "login").map(({ input }) => input);

/** Types a name and a password, and sends the form. */
export async function sendAs(username: string, password: string): Promise<void> {
  await userEvent.type(user(), username);
  await userEvent.type(pass(), password);
  await userEvent.click(send());
}
