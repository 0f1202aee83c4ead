// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { form as formSchema } from "#descriptor/form.ts";
import { shownToast } from "../../../tests/support/over-the-page.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import { eventually } from "../../../tests/support/eventually.ts";

async function sending(submit: { busyFor?: number }) {
  let answer: (value: unknown) => void = () => undefined;
  const coming = new Promise((resolve) => (answer = resolve));
  const forget = formSchema.parse({
    fields: { email: { kind: "text", label: "email" } },
    submit: { call: "resetPasswordByEmail", label: "send", busy: "in_please_wait", ...submit },
    after: {},
  });
  await renderWidget("form", {
    options: { form: "forget" },
    page: { route: "forget", forms: { forget } },
    answers: { resetPasswordByEmail: () => coming },
  });
  await userEvent.click(screen.getByRole("button", { name: "send" }));
  await eventually(() => expect(shownToast()).toBeDefined());
  return { arrive: () => answer({ sent: true }) };
}

it.each([
  [{}, 9_999_000],
  [{ busyFor: 10_000 }, 10_000],
])(
  "in_please_wait is shown while a form is sent, at most as long as the form says, 9999 s otherwise: %j @account-4-23 @account-4-27 @account-8-03 @account-8-04",
  async (submit, milliseconds) => {
    const { arrive } = await sending(submit);
    expect(shownToast()).toMatchObject({ text: "in_please_wait", kind: "loading", milliseconds });
    arrive();
    await eventually(() => expect(shownToast()).toBeUndefined());
  },
);
