// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { testAnnouncement, testArticle } from "../../../tests/support/entities.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";

const open = () =>
  screen
    .getAllByRole("button")
    .filter((button) => button.getAttribute("aria-expanded") === "true")
    .map(({ textContent }) => textContent);

/** The notices of base. */
const notices = {
  source: { call: "announcements", with: { types: "PL,H", groupName: "m_home", platform: "M" } },
  fields: { title: {}, publishedAt: { as: "date" }, content: {} },
  look: "accordion",
  latestFirst: "publishedAt",
  opened: { by: "id" },
  empty: { text: "no_announcement" },
};
/** The help centre of base. */
const help = {
  source: { call: "helpArticles" },
  fields: { title: {}, content: {} },
  look: "accordion",
  opened: { by: "article", place: "i", first: true },
  empty: { text: "article.none" },
};
const announcements = [
  testAnnouncement({
    type: "PL",
    title: "Welcome",
    content: "<p>Hello <strong>all</strong><script>alert(1)</script></p>",
  }),
  testAnnouncement({
    id: "a2",
    type: "H",
    title: "Tonight",
    content: "<p>Later</p>",
    publishedAt: "2026-02-03T20:00:00Z",
  }),
];
const articles = [
  testArticle(),
  testArticle({
    id: "a2",
    title: "Second question",
    content: "<p>Second <em>answer</em><img src=x onerror=alert(1)></p>",
  }),
  testArticle({ id: "a3", title: "Third question", content: "<p>Third answer</p>" }),
];
const show = (options: object, setting: Setting = {}) =>
  renderWidget("record-list", { options: options as Record<string, unknown>, ...setting });

describe("notices", () => {
  test("the newest first, each has its title and its day, and expands to its text @games-2-52", async () => {
    const { container } = await show(notices, { answers: { announcements } });
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "TonightFeb 3, 2026",
      "WelcomeJan 1, 2026",
    ]);
    expect(open()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: /Welcome/ }));
    await waitFor(() => expect(container.querySelector("strong")?.textContent).toBe("all"));
    expect(container.querySelector("script")).toBeNull();
  });

  test("the query's id is the one that is open initially", async () => {
    await show(notices, { answers: { announcements }, at: "/m/notice?id=a2", beforeHydration: () => undefined });
    await waitFor(() => expect(open()).toEqual(["TonightFeb 3, 2026"]));
  });

  test("the call gets the parameters in the options", async () => {
    const { calls } = await show(notices, { answers: { announcements: [] } });
    expect(calls[0]?.input).toMatchObject({ types: "PL,H", groupName: "m_home", platform: "M" });
    cleanup();
    const source = { call: "announcements", with: { types: "A", groupName: "m_home" } };
    const agents = await show({ ...notices, source }, { answers: { announcements: [] } });
    expect(agents.calls[0]?.input).toMatchObject({ types: "A" });
  });

  test("an empty list shows the text of its brand", async () => {
    await show(notices, { answers: { announcements: [] } });
    expect(await screen.findByText("no_announcement")).toBeTruthy();
  });

  test("while the list is loading there is a skeleton, and a failure can be retried", async () => {
    const { container } = await show(notices, { answers: { announcements: () => new Promise(() => undefined) } });
    expect(container.querySelectorAll("[aria-hidden]").length).toBeGreaterThan(0);
    cleanup();
    await show(notices, { answers: { announcements: () => Promise.reject(new GatewayError("network", "gone")) } });
    expect((await screen.findByRole("alert")).textContent).toContain("state.failed");
    expect(screen.getByRole("button", { name: "state.retry" })).toBeTruthy();
  });
});

describe("articles", () => {
  test("are requested in the current language @games-2-110", async () => {
    const { calls } = await show(help, { answers: { helpArticles: articles }, site: { language: "TY" } });
    expect(calls.map(({ call, input }) => ({ call, input }))).toEqual([
      { call: "helpArticles", input: { language: "TY" } },
    ]);
  });

  test("are titles, each expands to its content, rendered as sanitised HTML @games-2-111", async () => {
    const { container } = await show(help, { answers: { helpArticles: articles } });
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "First question",
      "Second question",
      "Third question",
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Second question" }));
    await waitFor(() => expect(container.querySelector("em")?.textContent).toBe("answer"));
    expect(container.querySelector("img")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Second question" }));
    expect(container.querySelector("em")).toBeNull();
  });

  test.each([
    ["/m/help", "First question"],
    ["/m/help?i=2", "Third question"],
    ["/m/help?i=9", "First question"],
    ["/m/help?i=x", "First question"],
  ])("at %s the entry that is open initially is the %s @games-2-27", async (at, title) => {
    await show(help, { answers: { helpArticles: articles }, at });
    expect(open()).toEqual([title]);
  });

  test("the host's page, which has no query, hydrates before the query applies", async () => {
    await show(help, { answers: { helpArticles: articles }, at: "/m/help?i=1", beforeHydration: () => undefined });
    await waitFor(() => expect(open()).toEqual(["Second question"]));
  });

  test("in a flow all texts are below each other", async () => {
    const source = { call: "helpArticles", with: { topic: "agreement" } };
    await show({ ...help, source, look: "flow" }, { answers: { helpArticles: articles } });
    expect(screen.queryByRole("button")).toBeNull();
    for (const words of ["First answer", "Third answer"]) expect(screen.getByText(words)).toBeTruthy();
  });

  test("an empty list shows an empty placeholder @games-2-112", async () => {
    await show(help, { answers: { helpArticles: [] } });
    expect(await screen.findByText("article.none")).toBeTruthy();
  });
});

describe("what compares the entry", () => {
  const bet = (id: string, kind: string) => ({
    id,
    kind,
    name: `Bet ${id}`,
    detail: "",
    stake: "1.00",
    paid: null,
    at: "2026-01-01T20:00:00Z",
  });
  const when = { compare: { of: { row: "kind" }, in: ["game"] } };
  const options = {
    source: { call: "betRecords" },
    fields: { name: {}, stake: { when } },
    actions: { again: { label: "again", when, do: { action: "copy", value: { row: "id" } } } },
  };
  const answers = { betRecords: { content: [bet("1", "game"), bet("2", "lottery")], pageNum: 1, totalPages: 1 } };
  const ofRows = (role: string) => screen.getAllByRole(role).filter(({ textContent }) => /Bet/.test(textContent));
  test.each([
    ["rows", "listitem"],
    ["table", "row"],
  ])("is shown at those for which it holds, in %s", async (look, role) => {
    await show({ ...options, look }, { session: memberSession, answers });
    expect(ofRows(role).map(({ textContent }) => /1\.00/.test(textContent))).toEqual([true, false]);
    expect(ofRows(role).map((row) => within(row).queryByRole("button", { name: /^again / }) !== null)).toEqual([
      true,
      false,
    ]);
  });
});

describe("bets, in pages", () => {
  const bet = (id: string, changes: object = {}) => ({
    id,
    kind: "game",
    name: `Game ${id}`,
    detail: "",
    stake: "1234.50",
    paid: null,
    at: "2026-01-01T20:00:00Z",
    ...changes,
  });
  const bets = {
    source: { call: "betRecords" },
    fields: { name: {}, at: {}, stake: {}, paid: { as: "money-signed", empty: "record.open" } },
  };
  const page = (content: readonly unknown[]) => ({ content, pageNum: 1, totalPages: 1 });
  const list = (content: readonly unknown[], options: object = {}, setting: Setting = {}) =>
    show({ ...bets, ...options }, { session: memberSession, answers: { betRecords: page(content) }, ...setting });

  test("each field is shown by its type, null by its own text, and every value has its name", async () => {
    await list([bet("1"), bet("2", { paid: "20.00" })]);
    const [first, second] = screen.getAllByRole("listitem");
    expect(first?.textContent).toContain("Game 1");
    expect(first?.textContent).toContain("betRecord.stake 1,234.50");
    expect(first?.textContent).toContain("betRecord.paid record.open");
    expect(first?.querySelector("time")?.getAttribute("dateTime")).toBe("2026-01-01T20:00:00Z");
    expect(second?.textContent).toContain("betRecord.paid +20.00");
  });

  test("one field of the wrong type is named as such, the rest of the list is fine, and it is reported once", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await list([bet("1", { stake: 12 }), bet("2", { stake: { of: "12" } }), bet("3")]);
    const texts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(texts.map((text) => text.includes("cell.unreadable"))).toEqual([true, true, false]);
    expect(texts[0]).toContain("Game 1");
    expect(report.mock.calls.map(([message]) => message as string)).toEqual([
      expect.stringContaining('The platform answered "stake" with another type'),
    ]);
  });

  test("a table has a column for each field; the first one names the row", async () => {
    await list([bet("1")], { look: "table" });
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "betRecord.name",
      "betRecord.at",
      "betRecord.stake",
      "betRecord.paid",
    ]);
    expect(screen.getByRole("rowheader").textContent).toBe("Game 1");
  });

  test("a ranking counts its rows", async () => {
    await list([bet("1"), bet("2")], { look: "ranking" });
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent.slice(0, 7))).toEqual([
      "1Game 1",
      "2Game 2",
    ]);
  });

  test("a cell is only for the visitors that it is for", async () => {
    await list([bet("1")], { fields: { name: {}, stake: { when: { visitor: "agent" } } } });
    expect(screen.getByRole("listitem").textContent).not.toContain("betRecord.stake");
  });
});

test("an empty list says why with values", async () => {
  await renderWidget("record-list", {
    options: {
      source: { call: "messages" },
      fields: { title: {} },
      empty: { text: { text: "inbox.none", values: { name: { visitor: "userName" } } } },
    },
    texts: { "inbox.none": "No messages for {{name}}" },
    session: memberSession,
    answers: { messages: { content: [], pageNum: 1, totalPages: 1 } },
  });
  expect(await screen.findByText("No messages for maria")).toBeTruthy();
});
