// @vitest-environment jsdom
import { expect, test } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { openQuestion } from "../../../tests/support/over-the-page.ts";
import { confirm } from "./confirm.ts";

const signOut = {
  action: "confirm",
  title: "in_popup_prompt",
  text: "in_sure_logout",
  cancel: "cancel",
  submit: "submit",
  then: [{ action: "sign-out" }],
} as const;
const action = { ...signOut, then: [...signOut.then] };

test("sign-out asks first: title in_popup_prompt, text in_sure_logout, cancel and submit @account-4-18", () => {
  void confirm(action, actionContext());
  expect(openQuestion()).toMatchObject({
    title: "the words of in_popup_prompt",
    text: "the words of in_sure_logout",
    cancel: "the words of cancel",
    submit: "the words of submit",
  });
});
test("only a confirmation runs what follows, with the same subject", async () => {
  const subject = { element: document.body };
  const context = actionContext({ subject });
  const done = confirm(action, context);
  openQuestion()?.answer(true);
  await done;
  expect(context.run).toHaveBeenCalledWith([{ action: "sign-out" }], subject);
});
test("declining changes nothing @account-4-18", async () => {
  const context = actionContext();
  const done = confirm(action, context);
  openQuestion()?.answer(false);
  await done;
  expect(context.run).not.toHaveBeenCalled();
});
