// @vitest-environment jsdom
import { renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { useToasts } from "#ui/toast/toast-store.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";

afterEach(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }));
const url = "https://shop.example/join/AB12";
const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

describe("an address to pass on", () => {
  test("is a code, a link, and buttons to copy and to share it", async () => {
    const share = vi.fn(async (_data: ShareData) => undefined);
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    await renderWidget("share-card", { options: { value: url, title: "invite" }, texts: { invite: "Join me" } });
    expect((await screen.findByRole("img", { name: "cell.qr" })).querySelector("path")).not.toBeNull();
    expect(screen.getByRole("link").getAttribute("href")).toBe(url);
    await userEvent.click(screen.getByRole("button", { name: "shareCard.share" }));
    await waitFor(() => expect(share).toHaveBeenCalledWith({ url, title: "Join me" }));
  });
  test("has no code where the brand wants none", async () => {
    await renderWidget("share-card", { options: { value: url, code: false } });
    expect(screen.queryByRole("img")).toBeNull();
    expect(buttons()).toEqual(["shareCard.copy", "shareCard.share"]);
  });
  test("says so where a browser cannot save the picture of the code", async () => {
    await renderWidget("share-card", { options: { value: url } });
    // jsdom draws no pictures.
    await userEvent.click(screen.getByRole("button", { name: "shareCard.save" }));
    const toasts = renderHook(() => useToasts()).result;
    await waitFor(() => expect(toasts.current.map(({ text }) => text)).toEqual(["shareCard.notSaved"]));
  });
  test("is that of the page when the brand names none", async () => {
    await renderWidget("share-card");
    expect(screen.getByText(location.href)).toBeTruthy();
    expect(buttons()).toEqual(["shareCard.copy", "shareCard.share", "shareCard.save"]);
  });
});

describe("an address from the platform", () => {
  const page = { screen: { layout: "stack", data: { member: { call: "memberInfo" } }, body: {} } } as const;
  const show = (memberInfo: unknown, setting: Setting = {}) =>
    renderWidget("share-card", {
      options: { value: { data: "member.nickname" } },
      session: memberSession,
      page,
      answers: { memberInfo },
      ...setting,
    });
  test("is shown once it has come", async () => {
    await show({ nickname: url });
    expect((await screen.findByRole("link")).getAttribute("href")).toBe(url);
  });
  test("has its place before", async () => {
    const { container } = await show(() => new Promise(() => undefined));
    expect(container.querySelector("[aria-busy=true] .code")).not.toBeNull();
    expect(
      [...container.querySelectorAll("button")].map((button) => button.closest("[data-awaited]") !== null),
    ).toEqual([true, true, true]);
  });
  test("is no link and cannot be shared unless it is https", async () => {
    await show({ nickname: "http://shop.example/join" });
    expect(await screen.findByText("http://shop.example/join")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
    expect(buttons()).toEqual(["shareCard.copy", "shareCard.save"]);
  });
  test("can be refetched when it did not come", async () => {
    let works = false;
    await show(() => (works ? { nickname: url } : Promise.reject(new GatewayError("network", ""))));
    works = true;
    await userEvent.click(await screen.findByRole("button", { name: "state.retry" }));
    expect(await screen.findByRole("link")).toBeTruthy();
  });
});
