// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";

const memberInfo = {
  id: "m1",
  account: "maria_santos",
  nickname: "Maria",
  regDate: "2026-01-01T00:00:00Z",
  type: 0,
  toUpline: true,
};
const show = (options: Record<string, unknown> = {}) =>
  renderWidget("record", {
    options: { fields: { nickname: {}, account: {}, regDate: { as: "date" }, toUpline: {} }, ...options },
    session: memberSession,
    answers: { memberInfo },
  });
const rows = () =>
  screen.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test("the first text is its title, every other field has its name", async () => {
  await show();
  expect(screen.getByText("Maria")).toBeTruthy();
  expect(rows()).toEqual(["member.account: ••••tos", "member.regDate: Jan 1, 2026", "member.toUpline: cell.yes"]);
});

test("personal data is masked until the visitor asks for it", async () => {
  await show();
  await userEvent.click(screen.getByRole("button", { name: "cell.show" }));
  expect(rows()[0]).toBe("member.account: maria_santos");
  await userEvent.click(screen.getByRole("button", { name: "cell.hide" }));
  expect(rows()[0]).toBe("member.account: ••••tos");
});

test("a failure can be retried", async () => {
  await renderWidget("record", { options: { fields: { nickname: {} } }, session: memberSession, answers: {} });
  expect(await screen.findByRole("button", { name: "state.retry" })).toBeTruthy();
});

const profile = {
  look: "profile",
  fields: { nickname: { role: "title" }, regDate: { as: "days", texts: { days: "x.days" } } },
  opens: [
    { when: { compare: { of: { row: "nickname" }, in: ["Maria"] } }, do: { action: "navigate", to: "messages" } },
    { do: { action: "navigate", to: "memberHome" } },
  ],
};

test.each([
  ["Maria", "/m/webEmail"],
  ["Juan", "/m/member/home"],
])("the whole record of %s is a link, the first whose condition holds for it: %s", async (nickname, address) => {
  await renderWidget("record", {
    options: profile,
    session: memberSession,
    answers: { memberInfo: { ...memberInfo, nickname } },
  });
  const link = screen.getByRole("link");
  expect([link.getAttribute("href"), link.textContent]).toEqual([address, `${nickname}member.regDate x.days`]);
});

test("without a condition that holds it is no link, and without a field that is shown it is nothing", async () => {
  const never = { when: { flag: "PASSKEYLOGIN" }, do: { action: "navigate", to: "messages" } };
  await show({ ...profile, opens: [never] });
  expect(screen.getByText("Maria")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
  cleanup();
  const hidden = { compare: { of: { row: "nickname" }, in: ["Juan"] } };
  const { container } = await show({ look: "card", fields: { nickname: { when: hidden } } });
  expect(container.querySelector('[data-look="card"]')).toBeNull();
});
