// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { form, sent, show as showWhole } from "../../../../tests/support/bound-form.tsx";
import { inputsOf, sendButton, showForm } from "../../../../tests/support/form-page.tsx";

const title = (field: string) => ({
  [field]: { id: field, field, label: `the ${field}`, as: "text", role: "title", texts: {}, tones: {} },
});
const from = { call: "vendors", value: "vassalage", coming: 2, fields: title("accountTypeName") };
const choice = (more: object = {}) => ({ kind: "choice", label: "card", look: "list", required: true, from, ...more });
const texts = {
  "field.choice.failed": "failed",
  "field.choice.retry": "again",
  "field.choice.more": "more",
  "field.choice.guest": "for members",
  "field.choice.signIn": "sign in",
};
const radios = () => screen.queryAllByRole<HTMLInputElement>("radio");
const chosen = () => radios().find(({ checked }) => checked)?.value;
const radio = (name: string) => screen.findByRole<HTMLInputElement>("radio", { name });
const show = (described: object, answers: object) => showWhole(described, { texts, answers });
const send = () => userEvent.click(sendButton());

it("pictures alone are named by their place in the group", async () => {
  const icon = { id: "icon", field: "icon", label: "the icon", as: "image", role: "media", texts: {}, tones: {} };
  const vendors = ["A", "B"].map((vassalage) => ({ vassalage, icon: `/${vassalage}.webp` }));
  await show(form({ card: choice({ from: { ...from, fields: { icon } } }) }), { vendors });
  expect((await radio("2")).value).toBe("B");
});

describe("a choice that a brand arranges", () => {
  const vendors = ["A", "B", "C", "D"].map((vassalage) => ({ vassalage, accountTypeName: `Vendor ${vassalage}` }));
  const arrange = { C: { label: "our-pick" }, X: { label: "our-pick" }, B: { hidden: true }, A: { hidden: false } };
  const open = (more: object = {}, field: object = {}) =>
    showWhole(form({ card: choice({ from: { ...from, arrange, ...more }, ...field }) }), {
      texts: { ...texts, "our-pick": "Our pick", "field.choice.empty": "nothing" },
      answers: { vendors },
    });

  it("offers what the brand names first, under its name, and nothing that it hides", async () => {
    const { calls } = await open();
    await radio("Our pick");
    expect(radios().map(({ value }) => value)).toEqual(["C", "A", "D"]);
    expect(screen.queryByText("Vendor C")).toBeNull();
    await userEvent.click(await radio("Our pick"));
    await send();
    expect(await sent(calls)).toEqual({ card: "C" });
  });
  it("sends what the platform lists, although its name is another", async () => {
    const { calls } = await open({ fields: title("vassalage") });
    await userEvent.click(await radio("Our pick"));
    await send();
    expect(await sent(calls)).toEqual({ card: "C" });
  });
  it("chooses the first that is shown, and not what is hidden", async () => {
    await open({ preselects: "first" });
    await waitFor(() => expect(chosen()).toBe("C"));
    cleanup();
    await open({}, { initial: "B" });
    await radio("Our pick");
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    expect(chosen()).toBeUndefined();
  });
  it("says that there is nothing where all is hidden", async () => {
    await open({ arrange: Object.fromEntries(vendors.map(({ vassalage }) => [vassalage, { hidden: true }])) });
    expect(await screen.findByText("nothing")).toBeTruthy();
  });
});

describe("a choice of what a call answers in pages", () => {
  const game = (id: string) => ({ nodeId: id, gameName: `Game ${id}` });
  const games = {
    call: "gameList",
    value: "nodeId",
    coming: 2,
    fields: title("gameName"),
  };
  const gameList = ({ pageNo = 1 }: { pageNo?: number }) => ({
    content: [game(`${pageNo}a`), game(`${pageNo}b`)],
    pageNum: pageNo,
    totalPages: 3,
  });
  const more = () => screen.findByRole("button", { name: "more" });

  it("offers the next page after the last option, and goes on with its first one", async () => {
    const { calls } = await show(form({ game: choice({ from: games }) }), { gameList });
    await radio("Game 1b");
    expect(radios()).toHaveLength(2);
    await userEvent.click(await more());
    await radio("Game 2b");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Game 2a" })));
    await userEvent.click(await more());
    await radio("Game 3b");
    expect(screen.queryByRole("button", { name: "more" })).toBeNull();
    await userEvent.click(await radio("Game 2b"));
    await send();
    expect(await sent(calls)).toEqual({ game: "2b" });
  });
  it("says that the next page could not be loaded, and a tap asks again", async () => {
    let isDown = true;
    const failing = (input: { pageNo?: number }) =>
      (input.pageNo ?? 1) > 1 && isDown ? Promise.reject(new GatewayError("request.invalid", "")) : gameList(input);
    await show(form({ game: choice({ from: games }) }), { gameList: failing });
    await userEvent.click(await more());
    const again = await screen.findByRole("button", { name: "again" }, { timeout: 9000 });
    expect(screen.getByText("failed")).toBeTruthy();
    isDown = false;
    await userEvent.click(again);
    await radio("Game 2a");
  }, 15_000);
  it("begins with what is on a later page, and keeps it", async () => {
    const { calls } = await show(form({ game: choice({ from: games, initial: "3a" }) }), { gameList });
    await radio("Game 3a");
    await waitFor(() => expect(chosen()).toBe("3a"));
    await send();
    expect(await sent(calls)).toEqual({ game: "3a" });
  });
  it("chooses the only one only where no page follows", async () => {
    const preselecting = choice({ from: { ...games, preselects: "only" } });
    const one = (totalPages: number) => () => ({ content: [game("a")], pageNum: 1, totalPages });
    await show(form({ game: preselecting }), { gameList: one(2) });
    await radio("Game a");
    expect(chosen()).toBeUndefined();
    cleanup();
    await show(form({ game: preselecting }), { gameList: one(1) });
    await radio("Game a");
    await waitFor(() => expect(chosen()).toBe("a"));
  });
});

describe("a choice that only members have", () => {
  const sessions = {
    call: "sessionList",
    value: "id",
    coming: 2,
    fields: title("device"),
  };
  it.each([
    [true, true],
    [false, false],
  ])(
    "asks a guest to sign in and requests nothing; required: %s, it holds the button back: %s",
    async (required, blocked) => {
      const { calls } = await showWhole(form({ device: choice({ from: sessions, required }) }), {
        texts,
        session: null,
      });
      const link = await screen.findByRole("link", { name: "sign in" });
      expect(link.getAttribute("href")).toBe("/m/login");
      expect(screen.getByText("for members")).toBeTruthy();
      expect(inputsOf(calls, "sessionList")).toEqual([]);
      await waitFor(() => expect(sendButton().disabled).toBe(blocked));
    },
  );
});

describe("before its code has come", () => {
  it.each([
    [choice({ from: { ...from, coming: 3 } }), 3, 0],
    [choice({ from: undefined, choices: { a: { label: "A" }, b: { label: "B" } }, required: false }), 2, 1],
    [choice({ look: "chips" }), 1, 0],
  ])("the HTML keeps the place of what is usual", async (card, options, clear) => {
    let kept: number[] = [];
    await showForm(form({ card }), {
      texts,
      answers: { vendors: [] },
      beforeHydration: (container) => {
        const count = (part: string) => container.querySelectorAll(`[class*="${part}"]`).length;
        kept = [count("option"), count("clear")];
      },
    });
    expect(kept).toEqual([options, clear]);
  });
});
