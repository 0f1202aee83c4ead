// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hasRememberedLogin } from "#session/remembered-flag.ts";
import { currentSession } from "#session/session.ts";
import { answer, pass, send, sent, showLogin, user, sendAs } from "../../../tests/support/login-form.tsx";
import { eventually } from "../../../tests/support/eventually.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("before the page is hydrated", () => {
  const type = (container: HTMLElement, id: string, value: string) =>
    Object.assign(container.querySelector(`[name=${id}]`) as HTMLInputElement, { value });

  it("keeps typed text and sends it", async () => {
    const { calls } = await showLogin({
      answers: { login: answer },
      beforeHydration: (container) => {
        type(container, "username", "maria");
        type(container, "password", "secret1");
      },
    });
    expect(user().value).toBe("maria");
    await userEvent.click(send());
    await waitFor(() => expect(sent(calls)).toEqual([{ type: "username", username: "maria", password: "secret1" }]));
  });

  it("keeps a tick, and autofilled text survives the first error", async () => {
    localStorage.setItem("remPass", "1");
    await showLogin({
      beforeHydration: (container) => {
        type(container, "username", "maria");
        Object.assign(container.querySelector("[name=remember]") as HTMLInputElement, { checked: true });
      },
    });
    await userEvent.click(send());
    expect(user().value).toBe("maria");
    expect(screen.getByLabelText<HTMLInputElement>("keep").checked).toBe(true);
    expect(document.activeElement).toBe(pass());
  });

  it.each(["maria", "a name that is too long"])(
    "keeps what was typed where an extension has changed the page meanwhile, and checks it: %s",
    async (name) => {
      const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
      const { calls, container } = await showLogin({
        answers: { login: answer },
        mismatches: true,
        beforeHydration: (page) => {
          type(page, "username", name);
          type(page, "password", "secret1");
          Object.assign(page.querySelector("[name=remember]") as HTMLInputElement, { checked: true });
          const translated = Object.assign(document.createElement("font"), { textContent: "translated" });
          page.querySelector("label")?.firstChild?.replaceWith(translated);
        },
      });
      await waitFor(() => expect([user().value, pass().value]).toEqual([name, "secret1"]));
      expect(container.querySelector("font")).toBeNull();
      expect(screen.getByLabelText<HTMLInputElement>("keep").checked).toBe(true);
      expect(reported.mock.calls.map(([what]) => String(what))).toEqual(["Hydration:"]);
      reported.mockRestore();
      await userEvent.click(send());
      const login = { type: "username", username: name, password: "secret1" };
      await waitFor(() => expect(sent(calls)).toEqual(name.length > 12 ? [] : [login]));
      expect(user().getAttribute("aria-invalid")).toBe(name.length > 12 ? "true" : null);
    },
  );

  it("cannot leak a password into an address: a tap on the button does nothing then", async () => {
    let form: HTMLFormElement | undefined;
    await showLogin({
      beforeHydration: (container) => {
        form = container.querySelector("form") ?? undefined;
      },
    });
    expect(form?.getAttribute("method")).toBe("dialog");
  });
});

it("sends what a password manager filled in without telling the page", async () => {
  const { calls } = await showLogin({ answers: { login: answer } });
  await userEvent.type(user(), "mar");
  const ofPage = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  ofPage?.set?.call(user(), "maria");
  ofPage?.set?.call(pass(), "secret1");
  await userEvent.click(send());
  await waitFor(() => expect(sent(calls)).toEqual([{ type: "username", username: "maria", password: "secret1" }]));
});

describe('the checkbox "remember me" (account §3, §4)', () => {
  it("signs in all the same where the browser cannot store keys, and stores nothing", async () => {
    await showLogin({ answers: { login: answer } });
    await userEvent.type(user(), "maria");
    await userEvent.type(pass(), "secret1");
    await userEvent.click(screen.getByLabelText("keep"));
    await userEvent.click(send());
    await eventually(() => expect(currentSession()?.token).toBe("tok"));
    expect(localStorage.getItem("sass")).toBeNull();
    expect(hasRememberedLogin()).toBe(false);
  });

  it("forgets a remembered login when it is left unticked", async () => {
    localStorage.setItem("remPass", "1");
    localStorage.setItem("sass", "{}");
    await showLogin({ answers: { login: answer } });
    await sendAs("maria", "secret1");
    await eventually(() => expect(localStorage.getItem("sass")).toBeNull());
    expect(localStorage.getItem("remPass")).toBeNull();
  });
});
