// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { PhoneAuthError } from "#data/sign-in/phone-auth/phone-auth.ts";
import { renderWidget, type Setting } from "../../../../tests/support/render-widget.tsx";
import { ToastTexts } from "../../../../tests/support/toast-texts.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { codeForms } from "../../../../tests/support/code-form.ts";

const firebase = vi.hoisted(() => ({ sendCode: vi.fn(), confirm: vi.fn() }));
vi.mock("#data/sign-in/phone-auth/firebase.ts", () => ({ openFirebase: () => firebase }));
afterAll(() => {
  vi.doUnmock("#data/sign-in/phone-auth/firebase.ts");
});

const answer = { token: "tok", userName: "maria", customerType: 0, firstTimeLogin: false, trial: 0 };
const phoneAuth = {
  provider: "firebase",
  apiKey: "key",
  authDomain: "acme.firebaseapp.com",
  projectId: "acme-project",
  scripts: [],
} as const;

async function show(form: keyof typeof codeForms, setting: Setting = {}) {
  const page = await renderWidget("form", {
    options: { form },
    site: { phoneAuth },
    page: { route: "login", forms: { [form]: codeForms[form] } },
    texts: { "form.codeWait": "{{seconds}} s" },
    answers: { login: answer, register: answer, fieldRules: {}, smsCode: { expiredMinutes: 2 } },
    ...setting,
  });
  await screen.findByLabelText("mobile");
  await screen.findByLabelText("code");
  render(<ToastTexts />);
  return { ...page, asked: (name: string) => page.calls.filter(({ call }) => call === name).map(({ input }) => input) };
}
const mobile = () => screen.getByLabelText<HTMLInputElement>("mobile");
const code = () => screen.getByLabelText<HTMLInputElement>("code");
const button = () => screen.getByRole("button", { name: /^get\.code$|^\d+ s$/ });
const toasts = () => screen.getByTestId("toasts").textContent;
const type = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } });
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const error = () => document.getElementById(code().getAttribute("aria-describedby") ?? "")?.textContent;
async function askFor(number: string) {
  type(mobile(), number);
  await press(button());
  await eventually(() => expect(button().textContent).toBe("60 s"));
}
async function submit(digits: string) {
  type(code(), digits);
  await press(screen.getByRole("button", { name: "send" }));
}

beforeEach(() => {
  firebase.sendCode.mockResolvedValue(undefined);
  firebase.confirm.mockResolvedValue("proof");
});
afterEach(() => vi.resetAllMocks());

describe("codes of the phone-auth provider (account §4)", () => {
  it("are sent by it to the international number, with a countdown of 1 minute @account-4-09 @account-9-01", async () => {
    const { asked } = await show("login");
    await askFor("0917 123 4567");
    expect(firebase.sendCode.mock.calls).toEqual([["+639171234567"]]);
    expect(asked("smsCode")).toEqual([]);
    expect(toasts()).toBe("in_sms_send 1500");
  });

  it("are verified when the form is sent: the id token signs in @account-3-07 @account-3-08 @account-7-34", async () => {
    const { asked } = await show("login");
    await askFor("09171234567");
    await submit("123456");
    await eventually(() => expect(asked("login")).toHaveLength(1));
    expect(firebase.confirm).toHaveBeenCalledWith("123456");
    expect(asked("login")).toEqual([
      {
        type: "firebase",
        username: "9171234567",
        countryDialingCode: "63",
        firebaseChannel: "sms",
        firebaseIdToken: "proof",
        firebaseMobileNo: "9171234567",
      },
    ]);
  });

  it("the id token registers, in place of the code @account-3-15 @account-4-13", async () => {
    const { asked } = await show("register");
    await askFor("09171234567");
    await submit("123456");
    await eventually(() => expect(asked("register")).toHaveLength(1));
    expect(asked("register")).toEqual([
      expect.objectContaining({ mobileNum: "+639171234567", firebaseChannel: "sms", firebaseIdToken: "proof" }),
    ]);
    expect(asked("register")[0]).not.toHaveProperty("verificationCode");
    expect(asked("register")[0]).not.toHaveProperty("type");
  });

  it("a registration that is retried after a lost answer has the same idempotency key, though its id token is another one", async () => {
    const answers = [new GatewayError("uncertain", ""), answer];
    const { asked } = await show("register", { answers: { fieldRules: {}, register: () => answers.shift() } });
    await askFor("09171234567");
    await submit("123456");
    await screen.findByText("error.uncertain");
    firebase.confirm.mockResolvedValue("another proof");
    await press(screen.getByRole("button", { name: "send" }));
    await eventually(() => expect(asked("register")).toHaveLength(2));
    const [first, second] = asked("register") as Record<string, string>[];
    expect([first?.["firebaseIdToken"], second?.["firebaseIdToken"]]).toEqual(["proof", "another proof"]);
    expect(first?.["idempotencyKey"]).toMatch(/^[\w-]{16,64}$/);
    expect(second?.["idempotencyKey"]).toBe(first?.["idempotencyKey"]);
  });

  it("the id token registers by username with verification, too @account-2.6-11 @account-4-13", async () => {
    const { asked } = await show("registerByName");
    await askFor("09171234567");
    await submit("123456");
    await eventually(() => expect(asked("register")).toHaveLength(1));
    expect(asked("register")).toEqual([
      {
        registerMethod: "H5",
        mobileNum: "9171234567",
        countryDialingCode: "63",
        firebaseChannel: "sms",
        firebaseIdToken: "proof",
        idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/) as string,
      },
    ]);
  });

  it("a failed send hides the loading toast and shows nothing; it can be retried at once @account-7-35 @games-8-03", async () => {
    firebase.sendCode.mockRejectedValue(new PhoneAuthError("error.rate.limited"));
    await show("login");
    type(mobile(), "09171234567");
    await press(button());
    await eventually(() => expect(firebase.sendCode).toHaveBeenCalledOnce());
    await eventually(() => expect(toasts()).toBe(""));
    expect([button().textContent, error() ?? "", code().readOnly]).toEqual(["get.code", "", true]);
    await press(button());
    await eventually(() => expect(firebase.sendCode).toHaveBeenCalledTimes(2));
  });

  it("a wrong code is shown under the field, and nothing is sent @account-4-13", async () => {
    firebase.confirm.mockRejectedValue(new PhoneAuthError("error.code.wrong"));
    const { asked } = await show("login");
    await askFor("09171234567");
    await submit("000000");
    await eventually(() => expect(error()).toBe("error.code.wrong"));
    expect(document.activeElement).toBe(code());
    expect(asked("login")).toEqual([]);
  });

  it("a code for another number than the current one is wrong", async () => {
    const { asked } = await show("login");
    await askFor("09171234567");
    type(mobile(), "09171234568");
    await submit("123456");
    await eventually(() => expect(error()).toBe("error.code.wrong"));
    expect([firebase.confirm.mock.calls, asked("login")]).toEqual([[], []]);
  });

  it("after a refusal of the platform the same code can be sent again: the provider gives a new id token", async () => {
    const { asked, change } = await show("login", {
      answers: { fieldRules: {}, login: new GatewayError("platform.failed", "no") },
    });
    await askFor("09171234567");
    await submit("123456");
    await eventually(() => expect(asked("login")).toHaveLength(1));
    firebase.confirm.mockResolvedValue("another proof");
    change({ answers: { fieldRules: {}, login: answer } });
    await press(screen.getByRole("button", { name: "send" }));
    await eventually(() => expect(asked("login")).toHaveLength(2));
    expect(asked("login")[1]).toMatchObject({ firebaseIdToken: "another proof" });
  });

  it.each<[string, keyof typeof codeForms, Setting]>([
    ["the brand has no provider", "login", { site: {} }],
    ["the call takes no id token", "reset", {}],
  ])("come from the platform where %s", async (_, form, setting) => {
    const { asked } = await show(form, setting);
    type(mobile(), "09171234567");
    await press(button());
    await eventually(() => expect(asked("smsCode")).toHaveLength(1));
    expect(firebase.sendCode).not.toHaveBeenCalled();
  });
});
