// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { closeOverlay } from "#actions/overlay.ts";
import { routeSlice } from "#compile/emit/slices.ts";
import { compileTried, own } from "#compile/fixtures/site.ts";
import { contract } from "#gateway/contract.ts";
import { answerTo } from "#gateway/example-answers.ts";
import { required } from "#kernel/assert.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import { memberSession, renderInPage } from "../../../tests/support/render-widget.tsx";
import { testPage } from "../../../tests/support/widget-page.ts";
import { Overlays } from "./overlays.tsx";

afterEach(() => act(closeOverlay));

const word = { label: "category.RNG" };
const named = { name: word };
const home = {
  body: {
    bets: {
      widget: "record-list",
      options: {
        source: { call: "betRecords" },
        fields: named,
        open: { sheet: "detail" },
        actions: {
          again: { label: "category.RNG", do: { action: "call", call: "endSession", with: { id: { row: "id" } } } },
        },
      },
    },
  },
  sheets: {
    detail: {
      title: "category.RNG",
      gone: "category.RNG",
      body: {
        bar: {
          widget: "action-bar",
          options: {
            buttons: {
              end: { label: "category.RNG", do: { action: "call", call: "endSession", with: { id: { row: "id" } } } },
            },
          },
        },
        all: { widget: "record", options: { fields: { ...named, stake: word } } },
        game: {
          widget: "record",
          when: { compare: { of: { row: "kind" }, in: ["game"] } },
          options: {
            fields: {
              vassalage: { label: "login.username", when: { compare: { of: { row: "vassalage" }, empty: false } } },
              at: { label: "login.submit", when: { compare: { of: { row: "vassalage" }, empty: true } } },
            },
          },
        },
        same: {
          widget: "record-list",
          options: { source: { call: "betRecords", with: { vendor: { row: "vassalage" } } }, fields: named },
        },
      },
    },
  },
};
const { brands } = compileTried({ ...own, screens: { home } });
const page = testPage(routeSlice(required(brands.get("tried"), "The brand"), "EN", "home"));

interface Bets {
  content: Record<string, unknown>[];
  pageNum: number;
  totalPages: number;
}
const example = answerTo(contract.betRecords, "example") as Bets;
const bet = (changes: object) => ({ ...required(example.content[0], "A bet"), vassalage: "AZ", ...changes });
const answerOf = (content: object[], pages = 1) => ({ ...example, content, pageNum: 1, totalPages: pages });

async function show(first: object[], pages = 1) {
  const listed = { content: first };
  const rendered = await renderInPage(
    <>
      <ScreenView page={page} />
      <Overlays />
    </>,
    { page, session: memberSession, answers: { betRecords: () => answerOf(listed.content, pages) } },
  );
  // The widgets' code is loaded here, in the first test for the first time.
  await screen.findByText("Sweet Bonanza");
  return {
    ...rendered,
    /** The list is refetched, and is another one. */
    relist: (content: object[]) =>
      act(async () => {
        listed.content = content;
        await rendered.client.refetchQueries();
      }),
  };
}

const bonanza = bet({ id: "1", name: "Sweet Bonanza", stake: "10.00" });
const aces = bet({ id: "2", name: "Aces" });
const openFirst = async () => {
  await userEvent.click(screen.getByRole("button", { name: /^Sweet Bonanza/ }));
  return screen.findByRole("dialog");
};

test("an entry opens the sheet, which shows it and gives its fields to calls", async () => {
  const { calls } = await show([bonanza, aces]);
  const dialog = await openFirst();
  expect(dialog.textContent).toContain("10.00");
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ call: "betRecords", input: { vendor: "AZ" } }));
});
test.each([
  ["beside an entry", async () => screen.findByRole("button", { name: "category.RNG Sweet Bonanza" })],
  ["in its sheet", async () => within(await openFirst()).findByRole("button", { name: "category.RNG" })],
])("a button %s gives the call the field of that entry", async (_where, find) => {
  const { calls } = await show([bonanza, aces]);
  await userEvent.click(required(await find(), "The button"));
  await waitFor(() => expect(calls.find(({ call }) => call === "endSession")).toMatchObject({ input: { id: "1" } }));
});
test("Escape closes it, and the focus is on the entry again", async () => {
  await show([bonanza, aces]);
  await openFirst();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement?.textContent).toContain("Sweet Bonanza");
});
test("an entry that changes while its sheet is open is shown as it is now", async () => {
  const { relist } = await show([bonanza, aces]);
  const dialog = await openFirst();
  await relist([{ ...bonanza, stake: "12.00" }, aces]);
  expect(dialog.textContent).toContain("12.00");
});
test("an entry that is no longer listed is gone, and the sheet says so", async () => {
  const { relist } = await show([bonanza, aces]);
  const dialog = await openFirst();
  await relist([aces]);
  expect((await screen.findByRole("status")).textContent).toBe("category.RNG");
  expect(dialog.textContent).not.toContain("10.00");
});
test("an entry that new ones pushed to a page that is not loaded is not gone", async () => {
  const { relist } = await show([aces, bonanza], 2);
  const dialog = await openFirst();
  await relist([bet({ id: "3", name: "New" }), aces]);
  expect(dialog.textContent).toContain("10.00");
});
test("what compares the row is shown for those rows that compare so", async () => {
  await show([
    bet({ ...bonanza, kind: "game" }),
    bet({ ...aces, kind: "lottery" }),
    bet({ id: "3", name: "Third", kind: "game", vassalage: "" }),
  ]);
  const textOf = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog.textContent).toContain(name));
    const text = dialog.textContent;
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    return ["AZ", "login.submit"].filter((words) => text.replaceAll(/Sweet Bonanza|Aces/g, "").includes(words));
  };
  expect(await textOf("Sweet Bonanza")).toEqual(["AZ"]);
  expect(await textOf("Aces")).toEqual([]);
  expect(await textOf("Third")).toEqual(["login.submit"]);
});
