// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { currentSession } from "#session/session.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

describe("a link button", () => {
  it("is a link where its action navigates", async () => {
    const { address } = await renderWidget("link-button", {
      options: { label: "header.login", do: { action: "navigate", to: "login" } },
    });
    const link = screen.getByRole("link", { name: "header.login" });
    expect(link.getAttribute("href")).toBe("/m/login");
    await userEvent.click(link);
    expect(address()).toBe("/m/login");
  });
  it("is a safe link where it leaves the site", async () => {
    await renderWidget("link-button", {
      options: { label: "x", do: { action: "open-link", href: "https://a.example" } },
    });
    expect(screen.getByRole("link").getAttribute("rel")).toBe("noopener noreferrer");
  });
  it("shows that it is pending, and test play signs in under the trial merchant and goes home @account-2.5-06 @account-2.5-13", async () => {
    let resolveAnswer: ((value: unknown) => void) | undefined;
    const answers = {
      createTrialAccount: () => new Promise((resolve) => (resolveAnswer = resolve)),
      testPlay: { token: "t", userName: "trial1", customerType: 4, firstTimeLogin: false, trial: 1 },
    };
    const { address } = await renderWidget("link-button", {
      options: { label: "play", do: { action: "test-play" } },
      answers,
      at: "/m/login",
    });
    await userEvent.click(screen.getByRole("button", { name: "play" }));
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true");
    await waitFor(() => expect(resolveAnswer).toBeDefined());
    await act(async () => resolveAnswer?.({ trialName: "trial1" }));
    await waitFor(() => expect(currentSession()).toMatchObject({ merchantCode: "acmetrial", type: 4 }));
    expect(address()).toBe("/m/home");
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull();
  });
});
