// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { renderWidget, type Setting } from "../../../../tests/support/render-widget.tsx";
import { ToastTexts } from "../../../../tests/support/toast-texts.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { codeForms } from "../../../../tests/support/code-form.ts";

const answer = { token: "tok", userName: "maria", customerType: 0, firstTimeLogin: false, trial: 0 };

async function showCode(setting: Setting = {}) {
  const page = await renderWidget("form", {
    options: { form: "login" },
    page: { route: "login", forms: { login: codeForms.login } },
    texts: { "form.codeWait": "{{seconds}} s" },
    answers: { login: answer, smsCode: { expiredMinutes: 2 } },
    ...setting,
  });
  await screen.findByLabelText("mobile");
  await screen.findByLabelText("code");
  render(<ToastTexts />);
  vi.useFakeTimers();
  return { ...page, asked: (name: string) => page.calls.filter(({ call }) => call === name).map(({ input }) => input) };
}
const mobile = () => screen.getByLabelText<HTMLInputElement>("mobile");
const code = () => screen.getByLabelText<HTMLInputElement>("code");
const toasts = () => screen.getByTestId("toasts").textContent;
const button = () => screen.getByRole("button", { name: /^get\.code$|^\d+ s$/ });
const type = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } });
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
    await vi.advanceTimersByTimeAsync(0);
  });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function requestCode() {
  type(mobile(), "09171234567");
  await press(button());
}
const problem = () => document.getElementById(code().getAttribute("aria-describedby") ?? "")?.textContent;

describe("a code by SMS (account §4: ready, then sending, then a countdown in seconds, then ready again at 0)", () => {
  it("is one field for digits that phones fill in from the SMS, at most 10 @account-5-11 @account-9-04", async () => {
    await showCode();
    expect([code().inputMode, code().autocomplete]).toEqual(["numeric", "one-time-code"]);
    expect(document.querySelectorAll("input")).toHaveLength(2);
    type(code(), "12345678901");
    await press(screen.getByRole("button", { name: "send" }));
    expect(code().getAttribute("aria-invalid")).toBe("true");
    type(code(), "123 456-7890");
    await pass(0);
    expect(code().getAttribute("aria-invalid")).toBeNull();
  });

  it("can be requested only after the mobile number validates @account-2.6-07 @account-4-10 @account-5-19", async () => {
    const { asked } = await showCode();
    await press(button());
    expect(document.activeElement).toBe(mobile());
    type(mobile(), "0917");
    await press(button());
    expect(mobile().getAttribute("aria-invalid")).toBe("true");
    expect(code().getAttribute("aria-invalid")).toBeNull();
    expect(asked("smsCode")).toEqual([]);
  });

  it("is requested for that number, and counts expiredMinutes x 60 seconds @account-3-19 @account-3-20 @account-4-07 @account-4-08", async () => {
    const { asked } = await showCode();
    type(mobile(), "0917 123 4567");
    await press(button());
    expect(asked("smsCode")).toEqual([{ purpose: "login", mobileNum: "9171234567", countryDialingCode: "63" }]);
    expect(button().textContent).toBe("120 s");
    await pass(1000);
    expect(button().textContent).toBe("119 s");
    await pass(118_500);
    expect(button().textContent).toBe("1 s");
    await pass(500);
    expect(button().textContent).toBe("get.code");
  });

  it("counts 1 minute when the platform names no time @account-4-08 @account-9-01", async () => {
    await showCode({ answers: { smsCode: {} } });
    await requestCode();
    expect(button().textContent).toBe("60 s");
  });

  it("can be requested only while no countdown runs, and once however often the button is pressed @account-4-10", async () => {
    const { asked } = await showCode();
    type(mobile(), "09171234567");
    await act(async () => {
      for (let tap = 0; tap < 3; tap++) fireEvent.click(button());
      await vi.advanceTimersByTimeAsync(0);
    });
    await press(button());
    expect(asked("smsCode")).toHaveLength(1);
    await pass(120_000);
    await press(button());
    expect(asked("smsCode")).toHaveLength(2);
  });

  it("shows that it is sending, on the button and in a toast of at most 10 s, and then that it was sent for 1.5 s @account-4-07 @account-8-09 @account-8-10 @account-9-02", async () => {
    let resolveAnswer: (value: unknown) => void = () => undefined;
    await showCode({
      answers: {
        smsCode: () => new Promise((resolve) => (resolveAnswer = resolve)),
      },
    });
    await requestCode();
    expect(button().getAttribute("aria-busy")).toBe("true");
    expect(toasts()).toBe("in_sms_sending 10000");
    await act(async () => {
      resolveAnswer({ expiredMinutes: 1 });
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(toasts()).toBe("in_sms_send 1500");
    expect(button().getAttribute("aria-busy")).toBeNull();
  });

  it("becomes enabled after sending, and gets the focus @account-4-11", async () => {
    await showCode();
    expect([code().readOnly, code().getAttribute("aria-disabled")]).toEqual([true, "true"]);
    await requestCode();
    expect([code().readOnly, code().getAttribute("aria-disabled")]).toEqual([false, null]);
    await pass(1);
    expect(document.activeElement).toBe(code());
  });

  it("shows under the field why no code was sent; the number stays and a retry is possible at once @games-8-03", async () => {
    const { asked } = await showCode({ answers: { smsCode: new GatewayError("rate.limited", "no") } });
    await requestCode();
    expect(problem()).toBe("error.rate.limited");
    expect(mobile().value).toBe("09171234567");
    expect(toasts()).toBe("");
    await press(button());
    expect(asked("smsCode")).toHaveLength(2);
  });

  it.each(["uncertain", "network", "timeout"] as const)(
    "can be typed when the answer was lost: the SMS may arrive all the same; the next can be requested at once (%s)",
    async (lost) => {
      const { asked } = await showCode({ answers: { login: answer, smsCode: new GatewayError(lost, "") } });
      await requestCode();
      expect(problem()).toBe(`error.${lost}`);
      expect([code().readOnly, code().getAttribute("aria-disabled"), button().textContent]).toEqual([
        false,
        null,
        "get.code",
      ]);
      type(code(), "123456");
      await press(screen.getByRole("button", { name: "send" }));
      await eventually(() => expect(asked("login")).toEqual([expect.objectContaining({ password: "123456" })]));
    },
  );

  it("that the platform refused to send cannot be typed", async () => {
    await showCode({ answers: { smsCode: new GatewayError("rate.limited", "no") } });
    await requestCode();
    expect(code().readOnly).toBe(true);
  });

  it("says in minutes when the next may be requested, where the platform knows it", async () => {
    const limited = Object.assign(new GatewayError("rate.limited", "no"), { about: { retryAfter: 601 } });
    await showCode({
      answers: { smsCode: limited },
      texts: { "error.rate.limited.minutes": "again in {{minutes}} min" },
    });
    await requestCode();
    expect(problem()).toBe("again in 11 min");
  });

  it("takes digits only, and sends them with the number @account-2.5-02", async () => {
    const { asked } = await showCode();
    await requestCode();
    type(code(), "12a");
    await press(screen.getByRole("button", { name: "send" }));
    expect(document.activeElement).toBe(code());
    expect(asked("login")).toEqual([]);
    type(code(), "123456");
    await press(screen.getByRole("button", { name: "send" }));
    expect(asked("login")).toEqual([
      { type: "sms", username: "9171234567", countryDialingCode: "63", password: "123456" },
    ]);
  });

  it("is filled in from the SMS where the browser can (WebOTP)", async () => {
    const get = vi.fn(() => Promise.resolve({ code: "654321" }));
    vi.stubGlobal("OTPCredential", () => undefined);
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as object, { credentials: { get } }));
    await showCode();
    expect(get).not.toHaveBeenCalled();
    await requestCode();
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ["sms"] } }));
    expect(code().value).toBe("654321");
  });

  it("is waited for after the countdown, too, until the form is sent (WebOTP)", async () => {
    const signals: AbortSignal[] = [];
    const get = vi.fn(({ signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    vi.stubGlobal("OTPCredential", () => undefined);
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as object, { credentials: { get } }));
    let resolveAnswer: (value: unknown) => void = () => undefined;
    await showCode({
      answers: {
        smsCode: { expiredMinutes: 1 },
        login: () => new Promise((resolve) => (resolveAnswer = resolve)),
      },
    });
    await requestCode();
    await pass(61_000);
    expect(button().textContent).toBe("get.code");
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    type(code(), "123456");
    await press(screen.getByRole("button", { name: "send" }));
    await eventually(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
    await act(async () => {
      resolveAnswer(answer);
      await vi.advanceTimersByTimeAsync(0);
    });
  });
});
