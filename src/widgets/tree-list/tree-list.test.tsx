// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
// What a page loads when an action runs.
import "#actions/later-handlers.ts";
import "#actions/handlers/call.ts";
import "#actions/after-call.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";

/** The tree of an agent: who is below whom. */
const tree: Readonly<Record<string, readonly string[]>> = { ramon: ["nena", "maria"], nena: ["liza"] };
const person = (id: string) => ({ id, userName: id, members: tree[id]?.length ?? 0 });
const below = (id: string | undefined) => ({
  content: (tree[id ?? "ramon"] ?? []).map(person),
  pageNum: 1,
  totalPages: 1,
});
/** From the top to somebody. */
function wayTo(id: string): string[] {
  const above = Object.keys(tree).find((one) => tree[one]?.includes(id));
  return above === undefined ? [id] : [...wayTo(above), id];
}
const answers = {
  teamMembers: ({ parentId }: { parentId?: string }) => below(parentId),
  teamPath: ({ parentId }: { parentId?: string }) => wayTo(parentId ?? "ramon").map(person),
};
const bound = { parentId: { query: "member" } };
const team = {
  source: { call: "teamMembers", with: { ...bound, search: { filter: "name" } } },
  children: { query: "member", count: "members" },
  breadcrumb: { source: { call: "teamPath", with: bound }, fields: { userName: {} } },
  fields: { userName: {}, members: {} },
};
const page = {
  route: "messages",
  screen: {
    layout: "stack",
    filters: {
      name: { kind: "search", label: "name" },
      kind: { kind: "choice", label: "kind", any: "all", choices: { a: { label: "a" } } },
    },
    parameters: { member: {} },
    body: {},
  },
} as unknown as NonNullable<Setting["page"]>;
const show = (setting: Setting & { options?: object } = {}) => {
  const { options, ...rest } = setting;
  return renderWidget("tree-list", {
    options: { ...team, ...options },
    session: memberSession,
    page,
    at: "/m/webEmail",
    answers: answers as never,
    ...rest,
  });
};
const path = () => within(screen.getByRole("navigation", { name: "tree.path" }));
const steps = () =>
  path()
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const entries = () =>
  within(screen.getAllByRole("list").at(-1) as HTMLElement)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("levels", () => {
  test("an entry leads to what is below it; the path says where that is", async () => {
    const { address, calls } = await show();
    expect(steps()).toEqual(["ramon"]);
    await userEvent.click(screen.getByRole("link", { name: /nena/ }));
    await waitFor(() => expect(steps()).toEqual(["ramon", "nena"]));
    expect(address()).toBe("/m/webEmail?member=nena");
    expect(entries()).toEqual(["lizateamEntry.members 0"]);
    expect(calls.at(-1)?.input).toMatchObject({ parentId: "nena" });
  });

  test("an entry with nothing below it leads nowhere", async () => {
    await show();
    expect(screen.queryByRole("link", { name: /maria/ })).toBeNull();
  });

  test("every entry leads on where no field counts what is below", async () => {
    await show({ options: { children: { query: "member" } } });
    expect(screen.getByRole("link", { name: /maria/ }).getAttribute("href")).toBe("/m/webEmail?member=maria");
  });

  test.each(["rows", "cards", "table"])("in the look %s, too", async (look) => {
    await show({ options: { look } });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/m/webEmail?member=nena"]);
  });

  test("the address opens a level: after a reload, or from a shared link", async () => {
    const { calls } = await show({ at: "/m/webEmail?member=nena" });
    expect(steps()).toEqual(["ramon", "nena"]);
    expect(entries()).toEqual(["lizateamEntry.members 0"]);
    expect(calls.map(({ call, input }) => [call, (input as { parentId: string }).parentId])).toEqual([
      ["teamMembers", "nena"],
      ["teamPath", "nena"],
    ]);
  });

  test("what is chosen stays on the next level; what is searched for, and the page, do not", async () => {
    await show({ at: "/m/webEmail?kind=a&name=ne&page=2" });
    expect(screen.getByRole("link", { name: /nena/ }).getAttribute("href")).toBe("/m/webEmail?kind=a&member=nena");
  });
});

test.each(["rows", "cards", "table"])("entries have buttons for whom they hold, in the look %s", async (look) => {
  const when = { compare: { of: { row: "userName" }, in: ["maria"] } };
  const name = { label: "name", when, do: { action: "call", call: "readMessage", with: { id: { row: "id" } } } };
  const { calls, address } = await show({
    options: { look, actions: { name } },
    answers: { ...answers, readMessage: { unread: 0 } } as never,
  });
  expect(screen.getAllByRole("button").map((button) => button.closest("li, tr")?.textContent)).toEqual([
    expect.stringContaining("maria"),
  ]);
  await userEvent.click(screen.getByRole("button", { name: /name/ }));
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ call: "readMessage", input: { id: "maria" } }));
  expect(address()).toBe("/m/webEmail");
});

describe("an opened entry with nothing below it", () => {
  const marked = () => [...document.querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent);

  test.each([
    ["rows", ["ramon", "nena", "liza"]],
    ["cards", ["ramon", "nena", "liza"]],
    ["table", ["ramon", "maria"]],
  ])("is marked on the level that it is on, in the look %s", async (look, way) => {
    const [name] = way.slice(-1);
    await show({ at: `/m/webEmail?member=${name}`, options: { look } });
    expect(steps()).toEqual(way);
    await waitFor(() => expect(marked()).toEqual([expect.stringContaining(name as string)]));
    expect(screen.queryByText("state.empty")).toBeNull();
  });

  test("of the top level asks for that without a parameter, as the path above it does", async () => {
    const { calls } = await show({ at: "/m/webEmail?member=maria" });
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(calls.at(-1)).toMatchObject({ call: "teamMembers" });
    expect(calls.at(-1)?.input).not.toHaveProperty("parentId");
  });

  test("comes into view, from a later page, too", async () => {
    const seen: (string | null)[] = [];
    const scrolled = Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        seen.push(this.textContent);
      },
    });
    onTestFinished(() => void Reflect.deleteProperty(scrolled, "scrollIntoView"));
    const level = ["ana", "bea", "maria"];
    const { calls } = await show({
      at: "/m/webEmail?member=maria&page=2",
      options: { paging: "pages" },
      answers: {
        ...answers,
        teamMembers: ({ parentId, pageNo = 1 }: { parentId?: string; pageNo?: number }) => ({
          content: parentId === undefined ? [person(level[pageNo - 1] as string)] : [],
          pageNum: pageNo,
          totalPages: level.length,
        }),
      } as never,
    });
    await waitFor(() => expect(seen).toEqual([expect.stringContaining("maria")]));
    expect(calls.at(-1)?.input).toMatchObject({ pageNo: 3 });
  });

  test("is no empty level before the path says so, and is one where the path is not known", async () => {
    await show({
      at: "/m/webEmail?member=liza",
      answers: { ...answers, teamPath: () => new Promise(() => undefined) } as never,
    });
    expect(screen.queryByText("state.empty")).toBeNull();
    cleanup();
    await show({
      at: "/m/webEmail?member=liza",
      answers: { ...answers, teamPath: new GatewayError("platform.failed", "Later") } as never,
    });
    await waitFor(() => expect(screen.getByText("state.empty")).toBeTruthy());
  });

  test("is searched from the level that it is on", async () => {
    const { calls } = await show({ at: "/m/webEmail?member=liza&name=jo" });
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ parentId: "nena", search: "jo" }));
    expect(marked()).toEqual([]);
  });
});

describe("what is searched for", () => {
  test("leads to where it is, also where nothing is below it", async () => {
    const { address, calls } = await show({
      at: "/m/webEmail?kind=a&name=liza",
      answers: {
        ...answers,
        teamMembers: ({ search, parentId }: { search?: string; parentId?: string }) =>
          search === undefined ? below(parentId) : { content: [person("liza")], pageNum: 1, totalPages: 1 },
      } as never,
    });
    expect(calls.find(({ call }) => call === "teamMembers")?.input).toMatchObject({ search: "liza" });
    await userEvent.click(screen.getByRole("link", { name: /liza/ }));
    await waitFor(() => expect(steps()).toEqual(["ramon", "nena", "liza"]));
    expect(address()).toBe("/m/webEmail?kind=a&member=liza");
    await waitFor(() => expect(entries()).toEqual(["lizateamEntry.members 0"]));
    expect(document.querySelector('[aria-current="true"]')?.textContent).toContain("liza");
  });
});

describe("the path", () => {
  test("leads to every level above, and to the top without a parameter", async () => {
    const { address } = await show({ at: "/m/webEmail?kind=a&member=liza" });
    expect(
      path()
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/m/webEmail?kind=a", "/m/webEmail?kind=a&member=nena"]);
    await userEvent.click(path().getByRole("link", { name: "ramon" }));
    await waitFor(() => expect(steps()).toEqual(["ramon"]));
    expect(address()).toBe("/m/webEmail?kind=a");
  });

  test("marks where one is", async () => {
    await show({ at: "/m/webEmail?member=nena" });
    const current = path()
      .getAllByRole("listitem")
      .map((item) => item.querySelector("[aria-current=page]")?.textContent);
    expect(current).toEqual([undefined, "nena"]);
  });

  test("is dimmed while it is that of the level before", async () => {
    const { container } = await show({
      answers: {
        ...answers,
        teamPath: (input: { parentId?: string }) =>
          input.parentId === undefined ? answers.teamPath(input) : new Promise(() => undefined),
      } as never,
    });
    await userEvent.click(screen.getByRole("link", { name: /nena/ }));
    await waitFor(() => expect(container.querySelector('nav [aria-busy="true"]')?.textContent).toBe("ramon"));
  });

  test("of somebody whom the platform does not know leads to the top, and the list says so", async () => {
    const unknown = new GatewayError("request.unknown", "There is no such member");
    await show({ at: "/m/webEmail?member=stranger", answers: { teamMembers: unknown, teamPath: unknown } });
    expect(path().getByRole("link", { name: "tree.top" }).getAttribute("href")).toBe("/m/webEmail");
    expect(screen.getByText("error.request.unknown")).toBeTruthy();
  });
});

test("guests see nothing, and nothing is requested for them", async () => {
  const { container, calls } = await show({ session: null });
  expect([container.textContent, calls.length]).toEqual(["", 0]);
});
