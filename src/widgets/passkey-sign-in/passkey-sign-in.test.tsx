// @vitest-environment jsdom
import { testSite } from "../../../tests/support/widget-page.ts";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakePhone, type PhoneQuestion } from "../../../tests/support/fake-phone.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import type { Answers } from "../../../tests/support/widget-page.ts";
import { saveReturnTarget } from "#session/return-target.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { currentSession, forgetSession } from "#session/session.ts";

const options = { challenge: "AAAA", timeout: 300_000, rpId: "localhost", userVerification: "required" };
const opened = { token: "of-maria", userName: "maria", customerType: 0, firstTimeLogin: false, trial: 0 };
const answers: Answers = { passkeySignInOptions: options, signInWithPasskey: opened };

beforeEach(() => {
  forgetSession();
  sessionStorage.clear();
});

const button = () => screen.getByRole("button", { name: "passkey.signIn" });
const show = (given: Answers = answers) => renderWidget("passkey-sign-in", { answers: given, at: "/m/login" });
const requested = (questions: readonly PhoneQuestion[], count: number) =>
  waitFor(() => expect(questions).toHaveLength(count)).then(() => questions[count - 1]!);

describe("the button", () => {
  it("asks the phone, signs in and goes home", async () => {
    const { questions } = fakePhone();
    const { calls, address } = await show();
    await userEvent.click(button());
    const question = await requested(questions, 1);
    expect(question).toMatchObject({ kind: "get", options: { rpId: "localhost", userVerification: "required" } });
    expect(button().getAttribute("aria-busy")).toBe("true");
    await act(async () => question.agree());
    await waitFor(() => expect(address()).toBe("/m/home"));
    expect(calls.map(({ call, input }) => [call, input])).toEqual([
      ["passkeySignInOptions", { domain: "localhost" }],
      ["signInWithPasskey", { response: expect.objectContaining({ id: "cGFzc2tleQ", type: "public-key" }) as unknown }],
    ]);
    expect(currentSession()).toEqual({
      token: "of-maria",
      merchantCode: "acme",
      userName: "maria",
      type: 0,
      firstTimeLogin: false,
    });
  });
  it("goes to the return target", async () => {
    saveReturnTarget({ route: "withdraw" }, { action: "open-login" }, testSite().places);
    const { questions } = fakePhone();
    const { address } = await show();
    await userEvent.click(button());
    (await requested(questions, 1)).agree();
    await waitFor(() => expect(address()).toBe("/m/withdraw"));
  });
  it("asks once, however often it is tapped", async () => {
    const { questions } = fakePhone();
    const { calls } = await show();
    await userEvent.tripleClick(button());
    await requested(questions, 1);
    expect(calls.filter(({ call }) => call === "passkeySignInOptions")).toHaveLength(1);
  });
  it("shows nothing when the visitor dismisses the phone's prompt, and can be tapped again", async () => {
    const { questions } = fakePhone();
    await show();
    await userEvent.click(button());
    const question = await requested(questions, 1);
    await act(async () => question.refuse("NotAllowedError"));
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull());
    expect(screen.getByRole("alert").textContent).toBe("");
    await userEvent.click(button());
    await requested(questions, 2);
  });
  it("says so when the phone cannot", async () => {
    const { questions } = fakePhone();
    await show();
    await userEvent.click(button());
    const question = await requested(questions, 1);
    await act(async () => question.refuse("UnknownError"));
    await screen.findByText("passkey.failed");
    expect(currentSession()).toBeNull();
  });
  it("shows the platform's refusal until the next try", async () => {
    const { questions, forgotten } = fakePhone();
    await show({ ...answers, signInWithPasskey: new GatewayError("passkey.wrong", "") });
    await userEvent.click(button());
    (await requested(questions, 1)).agree();
    expect((await screen.findByText("error.passkey.wrong")).getAttribute("role")).toBe("alert");
    expect(forgotten).toEqual([]);
    await userEvent.click(button());
    await requested(questions, 2);
    expect(screen.queryByText("error.passkey.wrong")).toBeNull();
  });
  it("signals the phone to forget a passkey that the platform does not know", async () => {
    const { questions, forgotten } = fakePhone();
    await show({ ...answers, signInWithPasskey: new GatewayError("passkey.unknown", "") });
    await userEvent.click(button());
    (await requested(questions, 1)).agree();
    await screen.findByText("error.passkey.unknown");
    expect(forgotten).toEqual(["cGFzc2tleQ"]);
  });
  it("is not rendered where the browser does not support passkeys, and nothing is requested", async () => {
    const { calls, container } = await show();
    expect(container.textContent).toBe("");
    expect(calls.map(({ call }) => call)).not.toContain("passkeySignInOptions");
  });
  it("is in the host's HTML", async () => {
    fakePhone();
    let html = "";
    await renderWidget("passkey-sign-in", {
      answers,
      beforeHydration: (container) => {
        html = container.innerHTML;
      },
    });
    expect(html).toContain("passkey.signIn");
  });
});

describe("the username field's autofill", () => {
  it("waits silently until a passkey is picked, and then signs in", async () => {
    const { questions } = fakePhone({ suggests: true });
    const { address } = await show();
    const question = await requested(questions, 1);
    expect(question).toMatchObject({ kind: "suggest", options: { rpId: "localhost" } });
    expect(button().getAttribute("aria-busy")).toBeNull();
    await act(async () => question.agree());
    await waitFor(() => expect(address()).toBe("/m/home"));
    expect(currentSession()).toMatchObject({ userName: "maria" });
    expect(questions).toHaveLength(1);
  });
  it("makes way for the button, and returns when the visitor dismisses its prompt", async () => {
    const { questions } = fakePhone({ suggests: true });
    await show();
    const offer = await requested(questions, 1);
    await userEvent.click(button());
    const question = await requested(questions, 2);
    expect([offer.signal.aborted, question.kind, question.signal.aborted]).toEqual([true, "get", false]);
    await act(async () => question.refuse("NotAllowedError"));
    expect((await requested(questions, 3)).kind).toBe("suggest");
  });
  it("gets a new challenge before the old one expires", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const { questions } = fakePhone({ suggests: true });
    let count = 0;
    await show({ ...answers, passkeySignInOptions: () => ({ ...options, challenge: ["AAAA", "BBBB"][count++] }) });
    const first = await requested(questions, 1);
    await act(async () => vi.advanceTimersByTime(239_000));
    expect(first.signal.aborted).toBe(false);
    await act(async () => vi.advanceTimersByTime(1000));
    const second = await requested(questions, 2);
    expect([first.signal.aborted, second.kind, second.signal.aborted]).toEqual([true, "suggest", false]);
    expect(new Uint8Array(second.options.challenge as ArrayBuffer)).toEqual(new Uint8Array([4, 16, 65]));
  });
  it("ends when the visitor leaves the page", async () => {
    const { questions } = fakePhone({ suggests: true });
    const { unmount } = await show();
    const offer = await requested(questions, 1);
    unmount();
    expect(offer.signal.aborted).toBe(true);
  });
  it("returns after the platform's refusal, which is shown", async () => {
    const { questions } = fakePhone({ suggests: true });
    await show({ ...answers, signInWithPasskey: new GatewayError("passkey.expired", "") });
    (await requested(questions, 1)).agree();
    await screen.findByText("error.passkey.expired");
    expect((await requested(questions, 2)).kind).toBe("suggest");
  });
  it("is not offered when the platform does not answer: the button stays", async () => {
    const { questions } = fakePhone({ suggests: true });
    const { calls } = await show({ passkeySignInOptions: new GatewayError("network", "") });
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain("passkeySignInOptions"));
    expect(screen.getByRole("alert").textContent).toBe("");
    expect([button().getAttribute("aria-busy"), questions.length]).toEqual([null, 0]);
  });
});
