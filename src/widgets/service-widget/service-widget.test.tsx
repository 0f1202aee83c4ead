// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { features } from "#descriptor/features.ts";
import type { Contact } from "#gateway/entities.ts";
import { newTab } from "../../../tests/support/new-tab.ts";
import { shownToast } from "../../../tests/support/over-the-page.ts";
import { renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";
import { plainSettings } from "../../../tests/support/widget-page.ts";
import vectors from "#data/information/service-link/vectors.json" with { type: "json" };

const contact = (type: Contact["type"], key: string, url = `https://chat.example/${key}`): Contact => ({
  type,
  key,
  title: `Desk ${key}`,
  url,
});
const settings = (...customerService: Contact[]) => ({ ...plainSettings, customerService });
const show = (look: "side" | "grid", ...contacts: Contact[]) =>
  renderWidget("service-widget", { options: { look }, answers: { settings: settings(...contacts) } });

describe("the side service widget (games §2)", () => {
  it("shows a type only if at least one contact of it is configured @games-2-104", async () => {
    await show("side", contact("telegram", "TELEGRAM"));
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "service.telegram" })).toBeDefined();
  });
  it("opens one contact directly, in a new tab without an opener @account-1-05 @games-2-105", async () => {
    await show("side", contact("facebook", "FACEBOOK"));
    const link = screen.getByRole("link", { name: "service.facebook" });
    expect(link.getAttribute("href")).toBe("https://chat.example/FACEBOOK");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  });
  it("expands and collapses a list by title when there are more @games-2-106 @games-4-25", async () => {
    await show(
      "grid",
      contact("telegram", "TELEGRAM"),
      contact("telegram", "TELEGRAM1"),
      contact("telegram", "TELEGRAM2"),
    );
    const button = screen.getByRole("button", { name: "service.telegram" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryAllByRole("link")).toHaveLength(0);
    await userEvent.click(button);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Desk TELEGRAM",
      "Desk TELEGRAM1",
      "Desk TELEGRAM2",
    ]);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    await userEvent.click(button);
    expect(screen.queryAllByRole("link")).toHaveLength(0);
  });
  it("has one list open at a time @games-4-25", async () => {
    await show(
      "grid",
      contact("telegram", "TELEGRAM"),
      contact("telegram", "TELEGRAM1"),
      contact("facebook", "FACEBOOK"),
      contact("facebook", "FACEBOOK1"),
    );
    await userEvent.click(screen.getByRole("button", { name: "service.telegram" }));
    await userEvent.click(screen.getByRole("button", { name: "service.facebook" }));
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Desk FACEBOOK", "Desk FACEBOOK1"]);
  });
  it("leaves out addresses that are not https", async () => {
    const { container } = await show("side", contact("telegram", "TELEGRAM", "http://chat.example/plain"));
    expect(container.textContent).toBe("");
  });
  it("as part of a page says that there is no contact, and at the edge renders nothing", async () => {
    await show("grid");
    expect(screen.getByText("service.none")).toBeDefined();
    cleanup();
    const { container } = await show("side");
    expect(container.textContent).toBe("");
  });
});

describe("customer-service links arrive encrypted (games §2)", () => {
  const [{ text: address, key, hex }] = vectors.https as [{ text: string; key: string; hex: string }];
  const desk = (url: string, setting: Setting = {}) =>
    renderWidget("service-widget", {
      options: { look: "grid" },
      answers: { settings: settings(contact("customerService", "CUSTOMERSERVICE", url)) },
      ...setting,
    });
  const tap = () => userEvent.click(screen.getByRole("button", { name: "service.customerService" }));

  it("a decrypted link is opened in a tab that the tap opened", async () => {
    const tab = newTab();
    const { container } = await desk(`https://service.example/${hex}${key}`);
    expect(container.innerHTML).not.toContain(address);
    await tap();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(address));
    expect(tab.opener).toBeNull();
  });
  it("a link without an address opens nothing, and the visitor gets an error @games-2-109", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const tab = newTab();
    await desk(`https://service.example/${hex}00000000`);
    await tap();
    await waitFor(() => expect(shownToast()).toMatchObject({ text: "error.link", kind: "fail" }));
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(tab.close).toHaveBeenCalledOnce();
  });
  it("where the brand has no cipher, a contact is a plain link", async () => {
    await desk("https://service.example/chat", { site: { features: features.parse({ service: { cipher: "none" } }) } });
    expect(screen.getByRole("link", { name: "service.customerService" }).getAttribute("href")).toBe(
      "https://service.example/chat",
    );
  });
});
