// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { form, line, show, texts, toasts, type } from "../../../../tests/support/bound-form.tsx";
import { fieldOf, inputsOf, sendButton } from "../../../../tests/support/form-page.tsx";
import { imageFile } from "../../../../tests/support/images.ts";
import { testActivity } from "../../../../tests/support/entities.ts";

const group = { kind: "described", label: "asked", required: true, from: { watch: "method.fields" }, coming: 2 };
const watch = { method: { call: "activity", with: { id: { input: "method" } } } };
const fields = { method: line("method"), details: group, comment: line("comment") };
const account = { name: "account", kind: "text", label: "Account", required: true, length: 10 };
const amount = { name: "amount", kind: "amount", label: "Amount", required: false, min: "5.00" };
const described = Object.assign(texts, {
  "field.described.failed": "not loaded",
  "field.described.refused": "not now",
  "field.described.retry": "again",
  "form.required": "fill in",
  "field.images.invalid": "is no picture",
  "field.images.many": "are too many",
  "field.review.editField": "change {{field}}",
  "form.back": "back",
  "form.next": "next",
});
const submit = { call: "joinActivity" };
const answer = (...asked: object[]) => ({ ...testActivity(), content: "", application: true, fields: asked });

/** Shows a form whose method decides what is described. */
async function open(activity: unknown, more: object = {}) {
  const shown = await show(form({ ...fields }, { watch, ...more }, submit), {
    texts: described,
    answers: { activity, joinActivity: { status: "applying" } },
  });
  return { ...shown, sent: () => inputsOf(shown.calls, "joinActivity") };
}
const picker = () => document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
const find = (label: string) => screen.findByLabelText(label);
const free = () => waitFor(() => expect(sendButton().disabled).toBe(false));
const send = async () => {
  await free();
  await userEvent.click(sendButton());
};

describe("fields that the platform describes", () => {
  it("of the kind select have what is chosen at first, also where it is another after the answer was asked again", async () => {
    const bank = { name: "bank", kind: "select", label: "Bank", required: true };
    const choices = ["b1", "b2", "b3"].map((value) => ({ value, label: `bank ${value}` }));
    const first = { now: "b2" };
    const { sent } = await open(() => Promise.resolve(answer({ ...bank, choices, initial: first.now })));
    await type("method", "gold");
    await waitFor(async () => expect(((await find("Bank")) as HTMLSelectElement).value).toBe("b2"));
    first.now = "b3";
    await type("method", "gold!");
    await type("method", "gold");
    await waitFor(async () => expect(((await find("Bank")) as HTMLSelectElement).value).toBe("b3"));
    await send();
    await waitFor(() => expect(sent()[0]).toMatchObject({ details: { bank: "b3" } }));
    expect(toasts()).toEqual([]);
  });
  it("are fields of the form, whose values are sent in one parameter", async () => {
    const kinds = [
      account,
      amount,
      { name: "notes", kind: "textarea", label: "Notes", required: false },
      { name: "times", kind: "number", label: "Times", required: true, min: 1, max: 3 },
      { name: "since", kind: "date", label: "Since", required: true, min: "2026-01-31" },
      { name: "bank", kind: "select", label: "Bank", required: true, choices: [{ value: "b1", label: "First bank" }] },
      { name: "way", kind: "choice", label: "Way", required: true, choices: [{ value: "w1", label: "By air" }] },
      { name: "agreed", kind: "switch", label: "Agreed", required: true },
    ];
    const { sent } = await open(answer(...kinds));
    expect(await screen.findByText("empty")).toBeTruthy();
    await type("method", "bank");
    for (const { label } of kinds.filter(({ kind }) => kind !== "choice")) await find(label);
    await screen.findByRole("radio", { name: "By air" });
    await free();
    await type("Account", " 1234 ");
    await type("Amount", "12.5");
    await type("Times", "2");
    await type("Since", "2026-02-01");
    await userEvent.selectOptions(screen.getByLabelText("Bank"), "First bank");
    await userEvent.click(screen.getByRole("radio", { name: "By air" }));
    await userEvent.click(screen.getByRole("switch", { name: "Agreed" }));
    await send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const details = { account: "1234", amount: "12.50", times: 2, since: "2026-02-01", bank: "b1", way: "w1" };
    expect(sent()[0]).toEqual({ method: "bank", details: { ...details, agreed: true } });
  });
  it("have pictures, which are sent beside the others", async () => {
    const slip = { name: "slip", kind: "images", label: "Slip", required: true, max: 2 };
    const { sent } = await open(answer(account, slip));
    await type("method", "bank");
    await type("Account", "1234");
    await screen.findByRole("group", { name: "Slip" });
    await send();
    expect(await screen.findByText("fill in")).toBeTruthy();
    const [png, jpg] = [imageFile("png", "slip.png"), imageFile("jpg", "other.jpg")];
    await userEvent.upload(picker(), imageFile("bmp", "photo.png"));
    await screen.findByText(/no picture/);
    await userEvent.upload(picker(), [png, jpg, imageFile("png", "third.png")]);
    await screen.findByText(/too many/);
    await send();
    await waitFor(() =>
      expect(sent()).toEqual([{ method: "bank", details: { account: "1234" }, "details.slip": [png, jpg] }]),
    );
  });
  it("that are pictures alone are sent with an empty object", async () => {
    const { sent } = await open(answer({ name: "slip", kind: "images", label: "Slip", required: false }));
    await type("method", "bank");
    await screen.findByRole("group", { name: "Slip" });
    const png = imageFile("png");
    await userEvent.upload(picker(), png);
    await screen.findByText(/photo\.png/);
    await send();
    await waitFor(() => expect(sent()).toEqual([{ method: "bank", details: {}, "details.slip": [png] }]));
  });
  it("are checked as the form's own are, and the first that is wrong has the focus", async () => {
    const { sent } = await open(answer(account, amount));
    await type("method", "bank");
    await find("Account");
    await type("Amount", "1");
    await send();
    expect(await screen.findByText("fill in")).toBeTruthy();
    expect(screen.getByText("least ₱5.00")).toBeTruthy();
    expect(document.activeElement).toBe(fieldOf("Account"));
    expect(sent()).toEqual([]);
  });
  it("are none where nothing is described, and nothing is sent for them", async () => {
    const { sent } = await open(answer());
    await type("method", "none");
    await waitFor(() => expect(screen.queryByText("asked")).toBeNull());
    await send();
    await waitFor(() => expect(sent()).toEqual([{ method: "none" }]));
  });
  it("are emptied when what they depend on changes, which is said, also after going back and forward", async () => {
    const steps = { how: { title: "how", fields: ["method"] }, what: { title: "what", fields: ["details"] } };
    const required = { ...fields, method: { ...line("method"), required: true } };
    const { sent } = await open(answer(account), { fields: required, steps });
    await type("method", "first");
    await find("Account");
    await userEvent.click(screen.getByRole("button", { name: "next" }));
    await type("Account", "1111");
    await userEvent.click(screen.getByRole("button", { name: "back" }));
    await type("method", "second");
    await waitFor(() => expect(fieldOf("Account").value).toBe(""));
    expect(toasts()).toContain("Account emptied");
    await type("method", "first");
    const next = screen.getByRole<HTMLButtonElement>("button", { name: "next" });
    await userEvent.click(next);
    await waitFor(() => expect(fieldOf("Account").value).toBe(""));
    await type("Account", "2222");
    await send();
    await waitFor(() => expect(sent()).toEqual([{ method: "first", details: { account: "2222" } }]));
  });
  it("stay as they are typed when a change is taken back before it is asked", async () => {
    await open(answer({ ...account, label: "Kept" }));
    await type("method", "first");
    await find("Kept");
    await type("Kept", "1111");
    await type("method", "firstt");
    await type("method", "first");
    await free();
    expect(fieldOf("Kept").value).toBe("1111");
    expect(toasts()).not.toContain("Kept emptied");
  });
  it("of an answer that comes too late do not count", async () => {
    const waiting = new Map<string, (value: unknown) => void>();
    const activity = ({ id }: { id: string }) => new Promise((resolve) => waiting.set(id, resolve));
    await open(activity);
    await type("method", "first");
    await waitFor(() => expect([...waiting.keys()]).toEqual(["first"]));
    await type("method", "second");
    await waitFor(() => expect([...waiting.keys()]).toEqual(["first", "second"]));
    await act(async () => waiting.get("second")?.(answer({ ...account, label: "IBAN" })));
    await find("IBAN");
    await act(async () => waiting.get("first")?.(answer(account)));
    expect([screen.queryByLabelText("Account"), await find("IBAN")]).toEqual([null, expect.anything()]);
  });
  it.each([
    ["a kind that is unknown", "signs", { ...account, kind: "signature" }],
    ["limits that nothing can meet", "limits", { ...amount, max: "1.00" }],
    ["a name that every object has", "names", { ...account, name: "constructor" }],
  ])("with %s are not shown: the button is blocked, it is reported once, and asked again", async (_what, id, wrong) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    let asked: object[] = [{ ...amount, name: "fine", label: "Fine" }, wrong];
    // Each is reported once in a visit.
    const named = { method: line("method"), [id]: { ...group, sends: "details" } };
    const { sent } = await open(() => answer(...asked), { fields: named });
    await type("method", "bank");
    expect(await screen.findByText("not now")).toBeTruthy();
    expect([screen.queryByLabelText("Fine"), sendButton().disabled]).toEqual([null, true]);
    await userEvent.click(screen.getByRole("button", { name: "again" }));
    expect(await screen.findByText("not now")).toBeTruthy();
    expect(log.mock.calls.filter(([text]) => String(text).includes("cannot show"))).toHaveLength(1);
    log.mockRestore();
    asked = [account];
    await userEvent.click(screen.getByRole("button", { name: "again" }));
    await find("Account");
    await type("Account", "1");
    await send();
    await waitFor(() => expect(sent()).toEqual([{ method: "bank", details: { account: "1" } }]));
  });
  it("that could not be loaded hold the button, and are asked again on request", async () => {
    let works = false;
    await open(() => {
      if (!works) throw new TypeError("down");
      return answer(account);
    });
    await type("method", "bank");
    expect(await screen.findByText("not loaded")).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    works = true;
    await userEvent.click(screen.getByRole("button", { name: "again" }));
    await find("Account");
    await free();
  });
  it("are in the review with their names and a link back to each", async () => {
    const check = { kind: "review", label: "check", required: true, fields: { method: {}, details: { as: "text" } } };
    await open(answer(account, { ...amount, label: "Sum" }), { fields: { ...fields, check } });
    await type("method", "bank");
    await find("Account");
    await type("Account", "1234");
    await type("Sum", "12.5");
    const review = await screen.findByRole("group", { name: "check" });
    await waitFor(() => expect(review.textContent).toMatch(/Account.*1234.*Sum.*12\.50/));
    await userEvent.click(screen.getByRole("button", { name: "change Sum" }));
    expect(document.activeElement).toBe(fieldOf("Sum"));
    await type("method", "other");
    await waitFor(() => expect(review.textContent).not.toContain("1234"));
  });
});
