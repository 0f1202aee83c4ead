// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";

const bet = (id: string) => ({ id, name: `Game ${id}`, vassalage: "AZ" });
const list = (content: readonly unknown[], options: object, setting: Setting = {}) =>
  renderWidget("record-list", {
    options: { source: { call: "betRecords" }, fields: { name: {} }, ...options },
    session: memberSession,
    answers: { betRecords: { content, pageNum: 1, totalPages: 1 } },
    ...setting,
  });

test("an entry leads to the route of its brand, with its own fields in the address", async () => {
  await list([bet("7")], { open: { to: "messages", query: { id: { row: "id" } } } });
  expect(screen.getByRole("link").getAttribute("href")).toMatch(/\?id=7$/);
});

test("an address says what is written or chosen, and nothing of what an entry does not have", async () => {
  const query = {
    kind: "bet",
    id: { row: "id" },
    vendor: { row: "vassalage" },
    gone: { row: "nothing" },
    who: { visitor: "userName" },
    of: { query: "types" },
  };
  const entry = { ...bet("7"), vassalage: null };
  await list([entry], { open: { to: "messages", query } }, { at: "/m/home?types=A" });
  expect(screen.getByRole("link").getAttribute("href")).toMatch(/\?kind=bet&id=7&who=maria&of=A$/);
});

test("a button of an entry is a link to what belongs to it", async () => {
  const lead = {
    label: "x.more",
    look: "text",
    do: { action: "navigate", to: "messages", query: { id: { row: "id" } } },
  };
  await list([bet("7"), bet("8")], { actions: { lead } });
  await waitFor(() =>
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/m/webEmail?id=7",
      "/m/webEmail?id=8",
    ]),
  );
});
