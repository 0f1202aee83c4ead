// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, expect, test, vi } from "vitest";
import { useLayoutEffect, useState } from "react";
import { form as formSchema } from "#descriptor/form.ts";
import { fieldOf, inputsOf, sendButton, showForm } from "../../../../tests/support/form-page.tsx";
import { renderInPage } from "../../../../tests/support/render-widget.tsx";
import { PasswordStrength } from "./strength.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import type { Methods } from "../values/methods.ts";
import { openForm } from "../values/open-form.ts";

const loaded = vi.hoisted(() => vi.fn());
vi.mock("./measure-strength.ts", async (original) => {
  loaded();
  return await original();
});
afterAll(() => {
  vi.doUnmock("./measure-strength.ts");
});

function Form() {
  const [methods] = useState(openForm);
  return (
    <form>
      <input aria-label="name" {...methods.register("username")} />
      <input aria-label="password" {...methods.register("password")} />
      <button type="button" onClick={() => methods.setValue("password", "")}>
        {"clear"}
      </button>
      <PasswordStrength id="password" methods={methods} />
    </form>
  );
}
const type = (field: string, words: string) => userEvent.type(screen.getByRole("textbox", { name: field }), words);
const message = (words: string) =>
  screen.findByText((_, element) => element?.getAttribute("role") === "status" && element.textContent === words);

test("nothing is said or loaded before a password is typed", async () => {
  await renderInPage(<Form />);
  await type("name", "marikit");
  expect(screen.getByRole("status").textContent).toBe("");
  expect(loaded).not.toHaveBeenCalled();
});

test("a weak one is called weak, with one hint; a better one has none; of an empty field nothing is said", async () => {
  await renderInPage(<Form />);
  await type("password", "qwerty");
  expect(await message("form.strength form.strength.weak form.strength.hint.common")).toBeTruthy();
  await type("password", "-ulan sa Marso");
  expect(await message("form.strength form.strength.strong")).toBeTruthy();
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a password that is typed while the meter is being rendered is measured", async () => {
  function Meter({ methods }: { methods: Methods }) {
    useLayoutEffect(() => methods.setValue("password", "qwerty"), [methods]);
    return <PasswordStrength id="password" methods={methods} />;
  }
  function LaterMeter() {
    const [methods] = useState(openForm);
    const [shown, show] = useState(false);
    return (
      <form>
        <button type="button" aria-label="show" onClick={() => show(true)} />
        {shown && <Meter methods={methods} />}
      </form>
    );
  }
  await renderInPage(<LaterMeter />);
  await userEvent.click(screen.getByRole("button"));
  expect(await message("form.strength form.strength.weak form.strength.hint.common")).toBeTruthy();
});

test("the typed name makes a weak password", async () => {
  await renderInPage(<Form />);
  await type("name", "marikitbituin");
  await type("password", "marikitbituin");
  expect(await message("form.strength form.strength.weak form.strength.hint.own")).toBeTruthy();
});

test("a common password is refused as it is typed, whatever its capitals, and no longer once it is another one", async () => {
  const password = { kind: "password", label: "new", rule: "password", strength: true };
  const uncommon = { uncommon: true, messages: { uncommon: "secret.common" } };
  const { calls } = await showForm(
    formSchema.parse({
      fields: { password },
      submit: { call: "register", label: "send", busy: "in_please_wait" },
      after: {},
    }),
    { page: { rules: { password: uncommon } } },
  );
  const complaint = () => document.getElementById(fieldOf("new").getAttribute("aria-describedby") ?? "")?.textContent;
  await userEvent.type(fieldOf("new"), "Password1");
  await eventually(() => expect(complaint()).toBe("secret.common"));
  await userEvent.click(sendButton());
  await userEvent.type(fieldOf("new"), " sa bundok");
  await eventually(() => expect(complaint()).toBe(""));
  expect(inputsOf(calls, "register")).toEqual([]);
  await userEvent.click(sendButton());
  await eventually(() => expect(inputsOf(calls, "register")[0]).toMatchObject({ password: "Password1 sa bundok" }));
});

test("a form shows it under the new password only", async () => {
  const password = { kind: "password", required: true };
  await showForm(
    formSchema.parse({
      fields: {
        password: { ...password, label: "new", strength: true },
        confirmPassword: { ...password, label: "again" },
      },
      submit: { call: "register", label: "send", busy: "in_please_wait" },
      after: {},
    }),
  );
  await userEvent.type(fieldOf("again"), "qwerty");
  expect((await screen.findByRole("status")).textContent).toBe("");
  await userEvent.type(fieldOf("new"), "qwerty");
  expect(await message("form.strength form.strength.weak form.strength.hint.common")).toBeTruthy();
});
