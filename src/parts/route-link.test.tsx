// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { memberSession, renderInPage } from "../../tests/support/render-widget.tsx";
import { RouteLink } from "./route-link.tsx";

describe("a link to a route", () => {
  it("is a real link with its query", async () => {
    await renderInPage(
      <RouteLink to="notice" query={{ id: "7" }}>
        {"Go"}
      </RouteLink>,
    );
    expect(screen.getByRole("link").getAttribute("href")).toBe("/m/notice?id=7");
  });
  it("leaves clicks with a modifier key to the browser", async () => {
    const { address } = await renderInPage(<RouteLink to="notice">{"Go"}</RouteLink>);
    const link = screen.getByRole("link");
    link.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await act(async () => {
      fireEvent.click(link, { ctrlKey: true });
    });
    expect(address()).toBe("/m/home");
  });
  it("lets a member who taps it at the moment of its hydration go where members may", async () => {
    const access = {
      members: {
        description: "M.",
        enter: [{ when: { visitor: "guest" as const }, do: { action: "redirect" as const, to: "login" } }],
      },
    };
    const atOnce = (link: HTMLElement | null) => void link?.querySelector("a")?.click();
    const tapped = (
      <div ref={atOnce}>
        <RouteLink to="notice" access="members">
          {"Go"}
        </RouteLink>
      </div>
    );
    const { address } = await renderInPage(tapped, {
      site: { access },
      session: memberSession,
      beforeHydration: () => undefined,
    });
    expect(address()).toBe("/m/notice");
  });
  it("checks its own access rule before the route's", async () => {
    const access = {
      everyone: { description: "E.", enter: [] },
      none: { description: "N.", enter: [{ do: { action: "redirect" as const, to: "login" } }] },
    };
    const { address } = await renderInPage(
      <RouteLink to="notice" access="none">
        {"Go"}
      </RouteLink>,
      { site: { access } },
    );
    await act(async () => {
      fireEvent.click(screen.getByRole("link"));
    });
    expect(address()).toBe("/m/login");
  });
});
