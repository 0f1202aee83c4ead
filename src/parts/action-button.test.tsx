// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Action } from "#descriptor/vocabulary/action.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { openQuestion } from "../../tests/support/over-the-page.ts";
import { renderInPage } from "../../tests/support/render-widget.tsx";
import { ActionButton } from "./action-button.tsx";

test("a button is busy once its question is answered, not while it is open", async () => {
  const confirm = { title: "title", text: "text", cancel: "cancel", submit: "submit" };
  const remove: Action = { action: "call", call: "deleteReadMessages", confirm };
  await renderInPage(
    <ActionButton do={remove} look="quiet">
      remove
    </ActionButton>,
    { answers: { deleteReadMessages: () => new Promise(() => undefined) } },
  );
  const isBusy = () => screen.getByRole("button").getAttribute("aria-busy");
  await userEvent.click(screen.getByRole("button"));
  await eventually(() => expect(openQuestion()).not.toBeNull());
  expect(isBusy()).toBeNull();
  const question = openQuestion();
  await act(async () => question?.answer(true));
  await eventually(() => expect(isBusy()).toBe("true"));
});
