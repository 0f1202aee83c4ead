// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { RowFacts } from "#facts/row-facts-provider.tsx";
import { RowContext } from "#data/page/row.ts";
import { amount, form, line, sent, texts, type } from "../../../../tests/support/bound-form.tsx";
import { inputsOf, openedSession, registerSettings, sendButton } from "../../../../tests/support/form-page.tsx";
import { memberSession, renderInPage } from "../../../../tests/support/render-widget.tsx";
import { Form } from "../form.tsx";

afterEach(() => history.replaceState(null, "", "/m/register"));

it("a parameter is taken from the address, and from a field of the entry that opened the sheet", async () => {
  history.replaceState(null, "", "/m/register?id=a7");
  const bound = {
    referrer: { query: "id" },
    name: { row: "id" },
    line: { row: "paid" },
    domain: { query: "no" },
    back: { page: "notice" },
  };
  const then = {
    call: "login",
    fields: { username: "value" },
    bound: { type: { site: "channel" }, key: { row: "id" } },
  };
  const row = { id: "b1", paid: null };
  const when = (id: string) => ({ compare: { of: { row: "id" }, in: [id] } });
  const fields = {
    value: amount("value"),
    own: { ...line("own"), when: when("b1") },
    other: { ...line("other"), when: when("b2") },
  };
  const { calls } = await renderInPage(
    <RowContext value={row}>
      <RowFacts row={row}>
        <Form id="one" options={{ form: "one" }} slots={{}} />
      </RowFacts>
    </RowContext>,
    {
      texts,
      session: memberSession,
      at: "/m/register?id=a7",
      page: { route: "register", forms: { one: form(fields, {}, { bound, then }) as never } },
      answers: { registerSettings: registerSettings(), register: openedSession, login: openedSession },
    },
  );
  await type("value", "5");
  expect([screen.queryByLabelText("own") !== null, screen.queryByLabelText("other")]).toEqual([true, null]);
  await userEvent.click(sendButton());
  expect(await sent(calls)).toEqual({
    value: "5.00",
    referrer: "a7",
    name: "b1",
    back: `${location.origin}/m/notice`,
  });
  await waitFor(() => expect(inputsOf(calls, "login")).toEqual([{ username: "5.00", type: "H5", key: "b1" }]));
});
