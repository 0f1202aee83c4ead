// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { form, line, show, toasts, type } from "../../../../tests/support/bound-form.tsx";
import { inputsOf, sendButton } from "../../../../tests/support/form-page.tsx";
import { openQuestion } from "../../../../tests/support/over-the-page.ts";
import { eventually } from "../../../../tests/support/eventually.ts";

const confirm = { title: "title", text: "text", cancel: "cancel", submit: "submit" };
const needed = { ...line("vendor"), required: true };

it("a form that asks first sends nothing until the visitor agrees, and nothing if not", async () => {
  const { calls } = await show(form({ vendor: needed }, {}, { confirm }));
  await userEvent.click(sendButton());
  expect(openQuestion(), "a form with a mistake asks nothing").toBeNull();
  await type("vendor", "a");
  for (const agreed of [false, true]) {
    await userEvent.click(sendButton());
    // Reading the question changes the document, which would make another `waitFor` read it again.
    await eventually(() => expect(openQuestion()).toMatchObject(confirm));
    expect([inputsOf(calls, "register"), toasts()]).toEqual([[], []]);
    expect(sendButton().getAttribute("aria-busy"), "nothing runs yet").toBeNull();
    const question = openQuestion();
    await act(async () => question?.answer(agreed));
    await waitFor(() => expect(sendButton().getAttribute("aria-busy")).not.toBe("true"));
  }
  expect(inputsOf(calls, "register")).toMatchObject([{ vendor: "a" }]);
});
