// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";

const bar = (buttons: object, setting: object = {}) =>
  renderWidget("action-bar", { options: { buttons }, session: memberSession, ...setting });
const claim = { label: "claim", look: "main", do: { action: "call", call: "claimActivity", with: { id: "w" } } };

test("a button makes its call and waits for it", async () => {
  let answer: (value: unknown) => void = () => undefined;
  const claimActivity = () => new Promise((resolve) => (answer = resolve));
  const { calls } = await bar({ claim }, { answers: { claimActivity } });
  await userEvent.dblClick(screen.getByRole("button", { name: "claim" }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ call: "claimActivity", input: { id: "w" } });
  expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true");
  await act(async () => answer({ status: "claimed", reward: "1.00" }));
  await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull());
});
test("a button that navigates is a link, and only who may see one does", async () => {
  await bar({
    home: { label: "home", do: { action: "navigate", to: "home" } },
    guest: { label: "guest", when: { visitor: "guest" }, do: { action: "navigate", to: "login" } },
  });
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["home"]);
});
test("nothing is drawn where nobody sees a button", async () => {
  const guest = { label: "guest", when: { visitor: "guest" }, do: { action: "back" } };
  const { container } = await bar({ guest });
  expect(container.textContent).toBe("");
});
