// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { PhoneAuthError } from "#data/sign-in/phone-auth/phone-auth.ts";
import { currentSession } from "#session/session.ts";
import { renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";
import { ToastTexts } from "../../../tests/support/toast-texts.tsx";

const firebase = vi.hoisted(() => ({ opened: vi.fn(), signInWith: vi.fn() }));
vi.mock("#data/sign-in/phone-auth/firebase.ts", () => ({
  openFirebase: (setup: unknown) => {
    firebase.opened(setup);
    return firebase;
  },
}));
afterAll(() => {
  vi.doUnmock("#data/sign-in/phone-auth/firebase.ts");
});

const answer = { token: "tok", userName: "m123456789012", customerType: 0, firstTimeLogin: true, trial: 0 };
const terms = { text: "social.agree", label: "register.terms", do: { action: "navigate", to: "notice", newTab: true } };
const bothFlags = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true };
let projects = 0;
/** A project of its own for each test: each is opened once in the page's lifetime. */
const setup = () =>
  ({
    provider: "firebase",
    apiKey: "key",
    authDomain: "acme.firebaseapp.com",
    projectId: `acme-project-${projects++}`,
    scripts: [],
  }) as const;
async function show(flags: Record<string, boolean>, { site, ...setting }: Setting = {}) {
  const page = await renderWidget("social-sign-in", {
    options: { terms },
    site: { flags, phoneAuth: setup(), ...site },
    answers: { login: answer },
    at: "/m/login",
    ...setting,
  });
  render(<ToastTexts />);
  return { ...page, logins: () => page.calls.filter(({ call }) => call === "login").map(({ input }) => input) };
}
const names = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);
const toasts = () => screen.getByTestId("toasts").textContent;

afterEach(() => vi.resetAllMocks());

describe("social sign-in (account §2.5)", () => {
  it.each([
    ["both", bothFlags, ["social.google", "social.facebook"]],
    ["Google", { GOOGLELOGIN3: true }, ["social.google"]],
    ["Facebook", { FACEBOOKLOGIN3: true, GOOGLELOGIN3: false }, ["social.facebook"]],
  ])("offers %s where the flags say so @account-2.5-10 @games-3-35", async (_, flags, wanted) => {
    await show(flags);
    expect(names()).toEqual(wanted);
  });

  it.each<[string, Record<string, boolean>, Setting]>([
    ["no flag is on", {}, {}],
    ["no provider is configured", bothFlags, { site: { phoneAuth: undefined } }],
  ])("renders nothing and loads nothing where %s @account-2.5-10", async (_, flags, setting) => {
    const { container } = await show(flags, setting);
    expect(container.textContent).toBe("");
    expect(firebase.opened).not.toHaveBeenCalled();
  });

  it("says what is agreed to by continuing, with a link in a new tab: a first-time visitor becomes a member", async () => {
    await show(bothFlags);
    expect(screen.getByText("social.agree")).toBeTruthy();
    expect(screen.getByRole("link", { name: "register.terms" }).getAttribute("target")).toBe("_blank");
  });

  it("is in the host's HTML already", async () => {
    await show(bothFlags, {
      beforeHydration: (container) => expect(container.querySelectorAll("button")).toHaveLength(2),
    });
    expect(names()).toHaveLength(2);
  });

  it("loads the provider's code before the tap, so that the browser allows the popup", async () => {
    await show(bothFlags);
    await waitFor(() => expect(firebase.opened).toHaveBeenCalledOnce());
  });

  it.each(["google", "facebook"] as const)(
    "signs in with the id token of %s, and continues as after the form",
    async (provider) => {
      firebase.signInWith.mockResolvedValue({ idToken: "proof" });
      const { logins, address } = await show(bothFlags);
      await userEvent.click(screen.getByRole("button", { name: `social.${provider}` }));
      await waitFor(() => expect(address()).toBe("/m/home"));
      expect(firebase.signInWith).toHaveBeenCalledWith(provider);
      expect(logins()).toEqual([{ type: "firebase", firebaseChannel: provider, firebaseIdToken: "proof" }]);
      expect(currentSession()).toMatchObject({ token: "tok", merchantCode: "acme", userName: "m123456789012" });
    },
  );

  it("a closed popup is not an error, and the button can be tapped again at once", async () => {
    firebase.signInWith.mockRejectedValue(new PhoneAuthError(null));
    const { logins } = await show(bothFlags);
    await userEvent.click(screen.getByRole("button", { name: "social.google" }));
    expect(toasts()).toBe("");
    expect(logins()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "social.google" }));
    expect(firebase.signInWith).toHaveBeenCalledTimes(2);
  });

  it.each([
    [new PhoneAuthError("error.provider.blocked"), "error.provider.blocked"],
    [new PhoneAuthError("error.network"), "error.network"],
  ])("shows %s", async (error, words) => {
    firebase.signInWith.mockRejectedValue(error);
    await show(bothFlags);
    await userEvent.click(screen.getByRole("button", { name: "social.google" }));
    await waitFor(() => expect(toasts()).toBe(`${words} 3000`));
  });

  it("shows the platform's refusal, and that it is pending before", async () => {
    let refuse: (error: Error) => void = () => undefined;
    firebase.signInWith.mockResolvedValue({ idToken: "proof" });
    const { address } = await show(bothFlags, {
      answers: {
        login: () =>
          new Promise((_, reject) => {
            refuse = reject;
          }),
      },
    });
    await userEvent.click(screen.getByRole("button", { name: "social.facebook" }));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "social.facebook" }).getAttribute("aria-busy")).toBe("true"),
    );
    await act(async () => refuse(new GatewayError("method.closed", "no")));
    await waitFor(() => expect(toasts()).toBe("error.method.closed 3000"));
    expect([address(), currentSession()]).toEqual(["/m/login", null]);
    expect(screen.getByRole("button", { name: "social.facebook" }).getAttribute("aria-busy")).toBeNull();
  });
});
