// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasRememberedLogin } from "#session/remembered-flag.ts";
import { currentSession } from "#session/session.ts";
import { answer, pass, send, sent, showLogin, user } from "../../../tests/support/login-form.tsx";
import { eventually } from "../../../tests/support/eventually.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

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
    await userEvent.type(user(), "maria");
    await userEvent.type(pass(), "secret1");
    await userEvent.click(send());
    await eventually(() => expect(localStorage.getItem("sass")).toBeNull());
    expect(localStorage.getItem("remPass")).toBeNull();
  });
});
