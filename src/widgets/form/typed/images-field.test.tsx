// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { fakeAddresses } from "../../../../tests/support/fake-addresses.ts";
import { inputsOf, sendButton, showForm } from "../../../../tests/support/form-page.tsx";
import { imageFile, LARGEST } from "../../../../tests/support/images.ts";
import { memberSession } from "../../../../tests/support/render-widget.tsx";

const texts = {
  "field.images.add": "add",
  "field.images.remove": "remove",
  "field.images.hint": "up to {{most}} of {{size}}",
  "field.images.large": "larger than {{size}}",
  "field.images.many": "{{most}} at most",
};
const images = { kind: "images", label: "images", most: 3, megabytes: 5, required: false };
const comment = { kind: "textarea", label: "comment", required: false, rows: 3, most: 140 };
/** Shows an application with images; resolves when their code has loaded. */
async function show(changes: object = {}, joinActivity: unknown = { status: "applying" }, more: object = {}) {
  const submit = { call: "joinActivity", with: { id: "x1" }, label: "send", busy: "busy" };
  const form = { fields: { comment, images: { ...images, ...changes }, ...more }, submit, after: {} };
  const shown = await showForm(form, { texts, session: memberSession, answers: { joinActivity } });
  await screen.findByLabelText("add");
  return shown;
}
const input = () => screen.getByLabelText<HTMLInputElement>("add");
// Bypasses `accept`: some phones show every file all the same.
const pick = (...files: File[]) => userEvent.upload(input(), files, { applyAccept: false });
const rows = () => screen.queryAllByRole("listitem").map((row) => row.textContent);
const messageBelow = () => document.getElementById(input().getAttribute("aria-describedby")!.split(" ")[0]!)!;
const hint = () => document.getElementById(input().getAttribute("aria-describedby")!.split(" ")[1]!)!;
const send = () => userEvent.click(sendButton());

it("images are shown with name and size, and sent with the form's call", async () => {
  const addresses = fakeAddresses();
  const { container, calls } = await show();
  const files = [imageFile("png", "slip.png", 300 * 1024), imageFile("jpg", "me.jpg", LARGEST)];
  await pick(...files);
  await waitFor(() => expect(rows()).toEqual(["slip.png300 kB", "me.jpg5 MB"]));
  // A picture gets its object URL after its row is rendered.
  await waitFor(() =>
    expect([...container.querySelectorAll("li img")].map((image) => image.getAttribute("src"))).toEqual([
      ...addresses.open(),
    ]),
  );
  expect(addresses.open().size).toBe(2);
  await userEvent.type(screen.getByRole("textbox"), "Since May");
  await send();
  await waitFor(() =>
    expect(inputsOf(calls, "joinActivity")).toEqual([{ id: "x1", comment: "Since May", images: files }]),
  );
});
it("none are sent where none are chosen", async () => {
  const { calls } = await show();
  expect(hint().textContent).toBe("up to 3 of 5 MB");
  await send();
  await waitFor(() => expect(inputsOf(calls, "joinActivity")).toEqual([{ id: "x1" }]));
});
it("a form that requires one says so at the field, and sends nothing", async () => {
  fakeAddresses();
  const { calls } = await show({ required: true });
  await send();
  await waitFor(() => expect(messageBelow().textContent).toBe("form.required"));
  expect(document.activeElement).toBe(input());
  expect(inputsOf(calls, "joinActivity")).toEqual([]);
  await pick(imageFile("png", "one.png"));
  await waitFor(() => expect(messageBelow().textContent).toBe(""));
});
it.each([
  ["of another type, whatever its name says,", [imageFile("bmp", "photo.png")], "photo.png field.images.invalid"],
  ["of more than 5 MB", [imageFile("png", "huge.png", LARGEST + 1)], "huge.png larger than 5 MB"],
  [
    "that is the fourth",
    ["two.png", "three.png", "four.png"].map((name) => imageFile("png", name)),
    "four.png 3 at most",
  ],
])(
  "one %s is reported and left out; the others stay @account-9-18 @account-9-19 @account-9-20 @games-5-07",
  async (_what, files, message) => {
    fakeAddresses();
    await show();
    await pick(imageFile("jpg", "good.jpg"), ...files);
    await waitFor(() => expect(messageBelow().textContent).toBe(message));
    expect(messageBelow().getAttribute("aria-live")).toBe("polite");
    expect(input().getAttribute("aria-invalid")).toBe("true");
    expect(rows()).toHaveLength(files.length);
  },
);
it("a form may take fewer and smaller ones than the call", async () => {
  fakeAddresses();
  await show({ most: 1, megabytes: 0.5 });
  expect([hint().textContent, input().multiple]).toEqual(["up to 1 of 512 kB", false]);
  await pick(imageFile("png", "huge.png", 512 * 1024 + 1));
  await waitFor(() => expect(messageBelow().textContent).toBe("huge.png larger than 512 kB"));
  await pick(imageFile("png", "one.png"));
  await waitFor(() => expect(rows()).toHaveLength(1));
  await pick(imageFile("png", "two.png"));
  await waitFor(() => expect(messageBelow().textContent).toBe("two.png 1 at most"));
});
it("one that is picked twice is sent once", async () => {
  fakeAddresses();
  await show();
  const file = imageFile("png", "one.png");
  await pick(file);
  await pick(file, imageFile("png", "two.png"));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(messageBelow().textContent).toBe("");
});
it("one can be removed, its object URL is revoked, and the focus stays with the field", async () => {
  const addresses = fakeAddresses();
  await show();
  await pick(imageFile("png", "one.png"), imageFile("png", "two.png"), imageFile("png", "three.png"));
  await pick(imageFile("png", "four.png"));
  await waitFor(() => expect(messageBelow().textContent).toContain("four.png"));
  await userEvent.click(screen.getByRole("button", { name: "remove one.png" }));
  expect(rows().map((row) => row?.slice(0, 3))).toEqual(["two", "thr"]);
  expect(addresses.open().size).toBe(2);
  expect(document.activeElement).toBe(input());
  expect(messageBelow().textContent).toBe("");
  await pick(imageFile("png", "one.png"));
  await waitFor(() => expect(rows()).toHaveLength(3));
});
it.each(["network", "timeout", "image.large"] as const)(
  "after a failure (%s) comment and images are kept, and are sent again @games-5-07",
  async (code) => {
    fakeAddresses();
    let failing = true;
    const sent = vi.fn(() => (failing ? new GatewayError(code, "") : { status: "applying" }));
    await show({}, sent);
    await pick(imageFile("png", "one.png"));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.type(screen.getByRole("textbox"), "Since May");
    await send();
    await waitFor(() => expect(document.body.textContent).toContain(`error.${code}`));
    expect([screen.getByRole<HTMLTextAreaElement>("textbox").value, rows().length]).toEqual(["Since May", 1]);
    failing = false;
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.calls.at(-1)).toEqual(sent.mock.calls[0]);
  },
);
it("a review names them", async () => {
  fakeAddresses();
  await show({}, undefined, { check: { kind: "review", label: "check", required: true, fields: { images: {} } } });
  await pick(imageFile("png", "one.png"), imageFile("png", "two.png"));
  await waitFor(() => expect(document.querySelector("dl")?.textContent).toContain("one.png, two.png"));
});
