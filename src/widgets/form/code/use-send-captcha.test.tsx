// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { renderWidget } from "../../../../tests/support/render-widget.tsx";
import { codeLogin } from "../../../../tests/support/code-form.ts";

const form = codeLogin({
  captcha: { label: "digits", rule: "captcha", parameter: "captcha", draw: { call: "captcha", id: "captchaId" } },
});
const answer = { token: "tok", userName: "maria", customerType: 0, firstTimeLogin: false, trial: 0 };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const settle = (action: () => void) =>
  act(async () => {
    action();
    await vi.advanceTimersByTimeAsync(0);
  });
const press = (name: string) => settle(() => fireEvent.click(screen.getByRole("button", { name })));
const complaint = () => document.getElementById(field("digits").getAttribute("aria-describedby") ?? "")?.textContent;

test("a code that the platform sends for a captcha only shows one above it, with the focus, until it was sent; each try has a new picture", async () => {
  const refusal = new GatewayError("captcha.wrong", "no", { captcha: true, field: "captcha" });
  const replies: unknown[] = [refusal, refusal, { expiredMinutes: 1 }];
  let drawn = 0;
  const { calls } = await renderWidget("form", {
    options: { form: "login" },
    page: {
      route: "login",
      forms: { login: form },
      rules: { captcha: { numeric: true, messages: { required: "in_vwrite_code" } } },
    },
    answers: { login: answer, smsCode: () => replies.shift(), captcha: () => `picture${++drawn}` },
  });
  const asked = (name: string) => calls.filter(({ call }) => call === name).map(({ input }) => input);
  await screen.findByLabelText("mobile");
  await screen.findByLabelText("code");
  vi.useFakeTimers();
  type("mobile", "09171234567");
  expect(screen.queryByLabelText("digits")).toBeNull();
  await press("get.code");
  expect([complaint(), drawn, document.activeElement]).toEqual(["in_vwrite_code", 1, field("digits")]);
  await press("get.code");
  expect(asked("smsCode")).toHaveLength(1);
  type("digits", "1234");
  await press("get.code");
  expect([complaint(), drawn, field("digits").value]).toEqual(["error.captcha.wrong", 2, ""]);
  type("digits", "5678");
  await settle(() => fireEvent.keyDown(field("digits"), { key: "Enter" }));
  const [{ captchaId }] = asked("captcha") as [{ captchaId: string }];
  expect(asked("smsCode").slice(1)).toEqual(
    ["1234", "5678"].map((captcha) => expect.objectContaining({ mobileNum: "9171234567", captcha, captchaId })),
  );
  expect(screen.queryByLabelText("digits")).toBeNull();
  type("code", "123456");
  await press("send");
  expect(asked("login")).toEqual([
    { type: "sms", username: "9171234567", countryDialingCode: "63", password: "123456" },
  ]);
});
