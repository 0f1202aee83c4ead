// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
// What a page loads for a text with values.
import "#parts/valued-phrase.tsx";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";

const texts = { about: "First line.\nSecond <b>line</b>.", title: "About us" };
const show = (options: object) => renderWidget("text", { options: { text: "about", ...options }, texts });

test("each line is a paragraph, and HTML is text", async () => {
  const { container } = await show({});
  expect([...container.querySelectorAll("p")].map((line) => line.textContent)).toEqual([
    "First line.",
    "Second <b>line</b>.",
  ]);
  expect(container.querySelector("b")).toBeNull();
});
test.each(["plain", "card", "small", "centred"])("its heading is above it: %s", async (look) => {
  const { container } = await show({ heading: "title", look });
  expect(screen.getByRole("heading").textContent).toBe("About us");
  expect(container.querySelector(`[data-look=${look}]`)?.firstElementChild?.tagName).toMatch(/^H[12]$/);
});
test("in the middle of a page without a title the heading is the page's", async () => {
  await renderWidget("text", {
    options: { text: "about", heading: "title", look: "centred" },
    texts,
    page: { route: "login" },
  });
  expect(screen.getByRole("heading", { level: 1 })).toBeDefined();
});

describe("a text with values", () => {
  const least = { text: "least", values: { least: { data: "sums.stake" }, who: { visitor: "userName" } } };
  const valued = (setting: Setting = {}) =>
    renderWidget("text", {
      options: { text: least, heading: "title" },
      texts: { ...texts, least: "{{who}} staked {{least}}." },
      page: { screen: { layout: "stack", data: { sums: { call: "betSummary" } }, body: {} } },
      session: memberSession,
      answers: { betSummary: { stake: "1234.50" } },
      ...setting,
    });
  const lines = (of: HTMLElement) => [...of.querySelectorAll("p")].map((line) => line.textContent);

  test("says them as cells do", async () => {
    const { container } = await valued();
    await waitFor(() => expect(lines(container)).toEqual(["maria staked 1,234.50."]));
    expect(container.querySelector("[data-coming]")).toBeNull();
  });
  test("keeps its place until they have come, and cannot be read", async () => {
    const { container } = await valued({ answers: { betSummary: () => new Promise(() => undefined) } });
    expect(container.querySelector("[data-coming]")?.getAttribute("aria-hidden")).toBe("true");
    expect(lines(container)).toHaveLength(1);
  });
  test("says a dash for what is null", async () => {
    const { container } = await valued({ answers: { betSummary: { stake: null } } });
    await waitFor(() => expect(lines(container)).toEqual(["maria staked –."]));
  });
  test("says when they cannot be loaded, and asks again", async () => {
    const { calls } = await valued({ answers: { betSummary: new GatewayError("network", "") } });
    await userEvent.click(await screen.findByRole("button", { name: "state.retry" }));
    expect(screen.getByRole("alert").textContent).toContain("state.failed");
    await waitFor(() => expect(calls.length).toBeGreaterThan(1));
  });
  test("of what only members have is not there for guests", async () => {
    const { container, calls } = await valued({ session: null });
    expect([container.textContent, calls]).toEqual(["", []]);
  });
  test("is what the host draws without values, and then hydrates", async () => {
    let html = "";
    const { container } = await valued({ beforeHydration: (page) => void (html = page.innerHTML) });
    expect(html).toContain("… staked ….");
    expect(html).not.toContain("{{");
    await waitFor(() => expect(lines(container)).toEqual(["maria staked 1,234.50."]));
  });
});
