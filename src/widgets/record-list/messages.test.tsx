// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
// What a page loads when an action runs.
import "#actions/later-handlers.ts";
import "#actions/handlers/call.ts";
import "#actions/after-call.ts";
import { useCall } from "#data/client/use-call.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { recordList } from "#descriptor/widgets/record-list.ts";
import { baseOptions } from "../../../tests/support/base-options.ts";
import { testMessage } from "../../../tests/support/entities.ts";
import {
  compiledOptions,
  memberSession,
  renderInPage,
  renderWidget,
  type Setting,
} from "../../../tests/support/render-widget.tsx";
import { RecordList } from "./record-list.tsx";

/** The inbox of base. */
const options = baseOptions("messages", "messages");

const messages = [
  testMessage(),
  testMessage({ id: "m2", title: "Second", read: true, content: "<p>Old <em>news</em><script>alert(1)</script></p>" }),
];
/** A paginated inbox. */
const paged =
  (all: readonly unknown[], size = 25) =>
  ({ pageNo = 1 }: { pageNo?: number }) => ({
    content: all.slice((pageNo - 1) * size, pageNo * size),
    pageNum: pageNo,
    totalPages: Math.ceil(all.length / size),
  });
const show = (setting: Setting = {}) =>
  renderWidget("record-list", {
    options,
    session: memberSession,
    ...setting,
    answers: { messages: paged(messages), readMessage: { unread: 4 }, ...setting.answers },
  });
/** The buttons of messages; those below the list are about all of them. */
const names = () => [...document.querySelectorAll("[aria-expanded]")].map(({ textContent }) => textContent);
const reads = (calls: { call: string; input: unknown }[]) =>
  calls.filter(({ call }) => call === "readMessage").map(({ input }) => input);

function Unread() {
  return <output>{useCall("unreadCount").data}</output>;
}

test("each message has its title, its day, and a mark while it is unread", async () => {
  await show();
  expect(names()).toEqual(["inbox.unreadFirst messageJan 1, 2026", "SecondJan 1, 2026"]);
});

test("opening one shows its text and marks it as read, and the unread count follows at once @account-1-05 @games-2-25", async () => {
  let answer: (value: unknown) => void = () => undefined;
  const readMessage = () => new Promise((resolve) => (answer = resolve));
  const { calls } = await renderInPage(
    <>
      <Unread />
      <RecordList id="m" options={compiledOptions(recordList.options, options) as never} slots={{}} />
    </>,
    {
      session: memberSession,
      answers: { messages: paged(messages), unreadCount: 5, readMessage },
    },
  );
  expect(screen.getByRole("status").textContent).toBe("5");
  await userEvent.click(screen.getByRole("button", { name: /First message/ }));
  expect(screen.getByText("Hello")).toBeDefined();
  await waitFor(() => expect(reads(calls)).toEqual([{ id: "m1" }]));
  expect([screen.getByRole("status").textContent, names()[0]]).toEqual(["4", "First messageJan 1, 2026"]);
  await act(async () => answer({ unread: 4 }));
});

test("a read one is not reported again, and its HTML is sanitised", async () => {
  const { calls, container } = await show();
  await userEvent.click(screen.getByRole("button", { name: /Second/ }));
  await waitFor(() => expect(container.querySelector("em")?.textContent).toBe("news"));
  expect(container.querySelector("script")).toBeNull();
  expect(reads(calls)).toEqual([]);
});

test("the query's id is the one that is open initially, which is marked as read then", async () => {
  const { calls } = await show({ at: "/m/webEmail?id=m1" });
  await waitFor(() => expect(reads(calls)).toEqual([{ id: "m1" }]));
});

test("when the platform refuses, the mark is refetched", async () => {
  const { calls } = await show({ answers: { readMessage: new GatewayError("network", "") } });
  await userEvent.click(screen.getByRole("button", { name: /First/ }));
  await waitFor(() => expect(calls.filter(({ call }) => call === "messages").length).toBeGreaterThan(1));
  await waitFor(() => expect(names()[0]).toContain("inbox.unread"));
});

test("an empty inbox says so, and a failure can be retried", async () => {
  await show({ answers: { messages: paged([]) } });
  expect(await screen.findByText("inbox.none")).toBeTruthy();
  cleanup();
  await show({ answers: { messages: new GatewayError("network", "gone") } });
  expect(screen.getByRole("button", { name: "state.retry" })).toBeTruthy();
});

test("more messages load near the end, and the one in the address is found on a later page", async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    testMessage({ id: `m${index + 1}`, title: `Message ${index + 1}`, read: true }),
  );
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(9000);
  const { calls } = await show({ answers: { messages: paged(many) } });
  expect(names()).toHaveLength(25);
  vi.stubGlobal("scrollY", 9000);
  window.dispatchEvent(new Event("scroll"));
  await waitFor(() => expect(names()).toHaveLength(50));
  expect(
    calls.filter(({ call }) => call === "messages").map(({ input }) => (input as { pageNo: number }).pageNo),
  ).toEqual([1, 2]);
  cleanup();
  vi.stubGlobal("scrollY", 0);
  await show({ at: "/m/webEmail?id=m55", answers: { messages: paged(many) } });
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /^Message 55/ }).getAttribute("aria-expanded")).toBe("true"),
  );
});
