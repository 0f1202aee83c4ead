// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { form, line, show, type } from "../../../../tests/support/bound-form.tsx";
import { inputsOf, sendButton } from "../../../../tests/support/form-page.tsx";

/** Where a form leads whose call adds a passkey: to the address of what was added. */
async function addressAfter(answer: object): Promise<string> {
  const success = [{ action: "navigate", to: "notice", query: { id: { answer: "id" }, type: "A" } }];
  const described = form({ name: line("name") }, { after: { success } }, { call: "addPasskey" });
  const { calls, address } = await show(described, { answers: { addPasskey: answer } });
  await type("name", "phone");
  await userEvent.click(sendButton());
  await waitFor(() => expect(inputsOf(calls, "addPasskey")).toHaveLength(1));
  await waitFor(() => expect(address()).toMatch(/^\/m\/notice/));
  return address();
}

it("the address that a success leads to has what the form's call answered", async () => {
  expect(await addressAfter({ id: "p 7", name: "phone" })).toBe("/m/notice?id=p+7&type=A");
});
it.each([
  ["null", { id: null }],
  ["absent", {}],
])("what is %s in the answer is left out", async (_how, answer) => {
  expect(await addressAfter(answer)).toBe("/m/notice?type=A");
});
