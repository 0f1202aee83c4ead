// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { currentSession, forgetSession } from "#session/session.ts";
import {
  fieldOf,
  inputsOf,
  registerSettings,
  sendButton,
  showForm,
  sendWith,
} from "../../../../tests/support/form-page.tsx";
import { shownToast } from "../../../../tests/support/over-the-page.ts";
import { registration, withCaptcha } from "../../../../tests/support/registration-form.ts";

beforeEach(() => {
  forgetSession();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/m/register");
});

describe("an invitation code (account §2.6, §4, §5)", () => {
  it("is requested where the address has none @account-2.6-13", async () => {
    await showForm(registration);
    expect(await screen.findByLabelText("invitation")).toBeDefined();
  });
  it("from the address is checked in advance; while it is valid the field is hidden, and it is sent @account-2.6-13 @account-3-21", async () => {
    history.replaceState(null, "", "/m/register?affiliateCode=GOOD");
    const { calls } = await showForm(registration, { answers: { affiliateCheck: { success: true } } });
    await waitFor(() =>
      expect(inputsOf(calls, "affiliateCheck")).toEqual([{ code: "GOOD", domain: location.hostname }]),
    );
    await waitFor(() => expect(screen.queryByText("invitation")).toBeNull());
    await sendWith({ user: "maria" });
    await waitFor(() =>
      expect(inputsOf(calls, "register")[0]).toMatchObject({ username: "maria", affiliateCode: "GOOD" }),
    );
    expect(inputsOf(calls, "affiliateCheck")).toHaveLength(1);
  });
  it("from the address that was removed while the form was filled in is shown with its error; all stays, and another can be sent", async () => {
    history.replaceState(null, "", "/m/register?affiliateCode=GOOD");
    let removed = true;
    const register = () =>
      removed ? Promise.reject(new GatewayError("affiliate.invalid", "")) : new Promise<never>(() => undefined);
    const { calls } = await showForm(registration, {
      answers: { affiliateCheck: { success: true }, register } as never,
    });
    await waitFor(() => expect(screen.queryByText("invitation")).toBeNull());
    await sendWith({ user: "maria" });
    expect((await screen.findByLabelText<HTMLInputElement>("invitation")).value).toBe("GOOD");
    expect(fieldOf("invitation").getAttribute("aria-invalid")).toBe("true");
    expect(fieldOf("user").value).toBe("maria");
    removed = false;
    await userEvent.clear(fieldOf("invitation"));
    await userEvent.click(sendButton());
    await waitFor(() => expect(inputsOf(calls, "register")).toHaveLength(2));
    expect(inputsOf(calls, "register")[1]).not.toHaveProperty("affiliateCode");
  });
  it("from the address that is invalid is shown with its error @account-2.6-13", async () => {
    history.replaceState(null, "", "/m/register?affiliateCode=BAD");
    await showForm(registration, { answers: { affiliateCheck: { success: false } } });
    expect((await screen.findByLabelText<HTMLInputElement>("invitation")).value).toBe("BAD");
    expect(screen.getByText("invitation_code_error")).toBeDefined();
  });
  it("that was typed is checked by the server first; a wrong one gets an error and the focus, and nothing is registered @account-4-14 @account-5-24", async () => {
    const { calls } = await showForm(registration, { answers: { affiliateCheck: { success: false } } });
    await userEvent.type(await screen.findByLabelText("invitation"), "BAD");
    await sendWith({ user: "maria" });
    expect(await screen.findByText("invitation_code_error")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(fieldOf("invitation")));
    expect(inputsOf(calls, "register")).toEqual([]);
    expect(fieldOf("user").value).toBe("maria");
  });
  it("that is refused is also shown in a toast of 1 s, before its field gets the focus @account-5-24 @account-8-05", async () => {
    await showForm(registration, { answers: { affiliateCheck: { success: false } } });
    await userEvent.type(await screen.findByLabelText("invitation"), "BAD");
    await sendWith({ user: "maria" });
    await waitFor(() => expect(document.activeElement).toBe(fieldOf("invitation")));
    expect(shownToast()).toMatchObject({ text: "invitation_code_error", kind: "fail", milliseconds: 1000 });
  });
  it("that is refused before the call was made leaves a captcha as it was typed: it has not been used", async () => {
    const { calls } = await showForm(withCaptcha(true), {
      answers: {
        captcha: "picture",
        registerSettings: registerSettings({ captcha: true }),
        affiliateCheck: { success: false },
      },
    });
    await userEvent.type(await screen.findByLabelText("invitation"), "BAD");
    await userEvent.type(fieldOf("user"), "maria");
    await userEvent.type(await screen.findByLabelText("digits"), "1234");
    await userEvent.click(sendButton());
    await waitFor(() => expect(document.activeElement).toBe(fieldOf("invitation")));
    expect([fieldOf("digits").value, inputsOf(calls, "captcha").length]).toEqual(["1234", 1]);
  });
  it("that is valid is checked first, and is sent with the registration then @account-4-14", async () => {
    const { calls } = await showForm(registration, { answers: { affiliateCheck: { success: true } } });
    await userEvent.type(await screen.findByLabelText("invitation"), "GOOD");
    await sendWith({ user: "maria" });
    await waitFor(() =>
      expect(inputsOf(calls, "register")).toEqual([expect.objectContaining({ affiliateCode: "GOOD" })]),
    );
    expect(calls.map(({ call }) => call).filter((call) => call === "affiliateCheck" || call === "register")).toEqual([
      "affiliateCheck",
      "register",
    ]);
  });
});

describe("a code of impossible length", () => {
  it("gets an error under its field like a wrong one", async () => {
    await showForm(registration, {
      answers: { affiliateCheck: new GatewayError("request.invalid", "", { field: "code" }) },
    });
    await userEvent.type(fieldOf("user"), "maria");
    fireEvent.input(fieldOf("invitation"), { target: { value: "x".repeat(10_240) } });
    await userEvent.click(sendButton());
    expect(await screen.findByText("invitation_code_error")).toBeDefined();
    expect(fieldOf("invitation").value).toHaveLength(10_240);
    expect(currentSession()).toBeNull();
  });
});
