// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { currentSession, forgetSession } from "#session/session.ts";
import {
  fieldOf,
  inputsOf,
  openedSession,
  registerSettings,
  sendButton,
  showForm,
  sendWith,
} from "../../../tests/support/form-page.tsx";
import { registration, withCaptcha } from "../../../tests/support/registration-form.ts";

beforeEach(() => {
  forgetSession();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/m/register");
});

describe("the platform's register settings (account §2.6, §5)", () => {
  it("override the descriptor's enabled and required @account-2.6-04 @account-2.6-13", async () => {
    await showForm(registration, {
      answers: {
        registerSettings: registerSettings({
          fields: { email: { enabled: true, required: true }, affiliateCode: { enabled: false, required: false } },
        }),
      },
    });
    expect(fieldOf("mail").getAttribute("aria-required")).toBe("true");
    expect(screen.queryByLabelText("invitation")).toBeNull();
  });
  it("decide nothing about a field that is fixed", async () => {
    await showForm(registration, {
      answers: { registerSettings: registerSettings({ fields: { agree: { enabled: false, required: false } } }) },
    });
    expect(fieldOf("agree").checked).toBe(true);
  });
  it("switch the ways to register: their flags override the brand's", async () => {
    const fields = {
      ...registration.fields,
      email: { ...registration.fields["email"], when: { flag: "REGMOBVERF3" } },
    };
    await showForm({ ...registration, fields }, { site: { flags: { REGMOBVERF3: true } } });
    expect(screen.queryByLabelText("mail")).toBeNull();
  });
  it("show the captcha with numeric input when the captcha setting is on @account-2.6-14", async () => {
    const { calls } = await showForm(withCaptcha(false), {
      answers: { captcha: "picture", registerSettings: registerSettings({ captcha: true }) },
    });
    expect((await screen.findByLabelText<HTMLInputElement>("digits")).inputMode).toBe("numeric");
    await waitFor(() => expect(inputsOf(calls, "captcha")).toHaveLength(1));
    expect(fieldOf("digits").getAttribute("aria-required")).toBe("true");
  });
  it("leave the captcha out when the captcha setting is off @account-2.6-14", async () => {
    await showForm(withCaptcha(true), { answers: { captcha: "picture", registerSettings: registerSettings() } });
    expect(screen.queryByText("digits")).toBeNull();
  });
  it("that do not load leave the descriptor's", async () => {
    await showForm(registration, { answers: { registerSettings: new GatewayError("network", "") } });
    expect(fieldOf("mail").getAttribute("aria-required")).toBeNull();
  });
});

describe("the platform's rules (account §5)", () => {
  it("override the brand's, with the brand's texts @account-5-01", async () => {
    await showForm(registration, { answers: { fieldRules: { name: { minLength: 6 } } } });
    await sendWith({ user: "maria" });
    expect(screen.getByText("name.short")).toBeDefined();
  });
  it("return whether the value is valid, and a message, which is shown @account-5-02", async () => {
    const { calls } = await showForm(registration, {
      answers: { fieldRules: { name: { minLength: 6, message: "Six letters, please" } } },
    });
    await sendWith({ user: "maria" });
    expect(screen.getByText("Six letters, please")).toBeDefined();
    expect(inputsOf(calls, "fieldRules")).toEqual([{ language: "EN" }]);
    await userEvent.type(fieldOf("user"), "na");
    expect(screen.queryByText("Six letters, please")).toBeNull();
  });
  it("with a pattern that the browser cannot parse leave the check to the platform", async () => {
    const { calls } = await showForm(registration, { answers: { fieldRules: { name: { pattern: "[" } } } });
    await sendWith({ user: "maria" });
    await waitFor(() => expect(inputsOf(calls, "register")).toHaveLength(1));
  });
});

describe("a note", () => {
  it("is under the field and is read with it", async () => {
    await showForm(registration);
    const described = fieldOf("mail").getAttribute("aria-describedby") ?? "";
    expect(described.split(" ").map((id) => document.getElementById(id)?.textContent)).toEqual(["", "mail.note"]);
  });
});

describe("the register button", () => {
  it("is disabled when the agree flag is false; the flag starts true @account-5-25", async () => {
    await showForm(registration);
    expect(sendButton().disabled).toBe(false);
    await userEvent.click(fieldOf("agree"));
    expect(sendButton().disabled).toBe(true);
    await userEvent.click(fieldOf("agree"));
    expect(sendButton().disabled).toBe(false);
  });
  it("is disabled when the checkbox was unticked before hydration", async () => {
    await showForm(registration, {
      beforeHydration: (container) => {
        container.querySelector<HTMLInputElement>("[type=checkbox]")!.checked = false;
      },
    });
    expect(sendButton().disabled).toBe(true);
  });
  it("links to what is agreed to in a new tab, so that no typed value is lost", async () => {
    await showForm(registration);
    expect(screen.getByRole("link", { name: "terms" }).getAttribute("target")).toBe("_blank");
  });
});

describe("a registration", () => {
  it("sends registerMethod, registerUrl and what was agreed to @account-3-11", async () => {
    const { calls } = await showForm(registration);
    await sendWith({ user: "maria" });
    await waitFor(() =>
      expect(inputsOf(calls, "register")[0]).toMatchObject({
        username: "maria",
        agree: true,
        registerUrl: location.hostname,
        registerMethod: "H5",
      }),
    );
    expect(currentSession()?.userName).toBe("maria");
  });
  it("that is retried after a lost answer has the same idempotency key, so that it happens once; other values have another key", async () => {
    const answers = [new GatewayError("uncertain", ""), new GatewayError("name.taken", ""), openedSession];
    const { calls } = await showForm(registration, { answers: { register: () => answers.shift() } });
    const keys = () => inputsOf(calls, "register").map(({ idempotencyKey }) => idempotencyKey);
    await sendWith({ user: "maria" });
    await screen.findByText("error.uncertain");
    await userEvent.click(sendButton());
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).toBe(keys()[0]);
    await sendWith({ user: "clara" });
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[2]).not.toBe(keys()[0]);
  });
  it("that is retried after a lost answer has the same idempotency key, though its captcha is another one", async () => {
    const answers = [new GatewayError("uncertain", ""), openedSession];
    const { calls } = await showForm(withCaptcha(true), {
      answers: {
        captcha: "picture",
        registerSettings: registerSettings({ captcha: true }),
        register: () => answers.shift(),
      },
    });
    await userEvent.type(fieldOf("user"), "maria");
    await userEvent.type(await screen.findByLabelText("digits"), "1234");
    await userEvent.click(sendButton());
    await screen.findByText("error.uncertain");
    await waitFor(() => expect(fieldOf("digits").value).toBe(""));
    await sendWith({ digits: "5678" });
    await waitFor(() => expect(inputsOf(calls, "register")).toHaveLength(2));
    const [first, second] = inputsOf(calls, "register");
    expect([first?.["captcha"], second?.["captcha"]]).toEqual(["1234", "5678"]);
    expect(second?.["idempotencyKey"]).toBe(first?.["idempotencyKey"]);
  });
  it("tapped twice is sent once", async () => {
    let resolveAnswer: (value: unknown) => void = () => undefined;
    const { calls } = await showForm(registration, {
      answers: {
        register: () => new Promise((resolve) => (resolveAnswer = resolve)),
      },
    });
    await userEvent.type(fieldOf("user"), "maria");
    await userEvent.dblClick(sendButton());
    await waitFor(() => expect(inputsOf(calls, "register")).toHaveLength(1));
    await act(async () => resolveAnswer(openedSession));
    expect(inputsOf(calls, "register")).toHaveLength(1);
  });
  it("refused because of a field shows the error under the field, which gets the focus; the typed values stay", async () => {
    await showForm(registration, { answers: { register: new GatewayError("name.taken", "") } });
    await sendWith({ user: "maria", mail: "m@x.example" });
    expect(await screen.findByText("error.name.taken")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(fieldOf("user")));
    expect([fieldOf("user").value, fieldOf("mail").value]).toEqual(["maria", "m@x.example"]);
    expect(screen.getByRole("alert").textContent).toBe("");
  });
  it("refused by the platform's rule has the text of the field's own rule", async () => {
    await showForm(registration, {
      answers: { register: new GatewayError("field.invalid", "", { field: "username" }) },
    });
    await sendWith({ user: "maria" });
    expect(await screen.findByText("name.required")).toBeDefined();
  });
  it("refused for what the form does not ask for says what that is", async () => {
    await showForm(registration, {
      answers: { register: new GatewayError("field.invalid", "", { field: "details.phoneModel" }) },
      texts: { "error.field.invalid.other": "Not here: {{field}}" },
    });
    await sendWith({ user: "maria" });
    expect(await screen.findByText("Not here: phone model")).toBeDefined();
  });
});

describe("bad input", () => {
  it.each([
    ["10 KB", "x".repeat(10_240)],
    ["emoji", "🎰🎲👨‍👩‍👧"],
    ["right-to-left text", "\u202Eمرحبا"],
  ])("%s stays as it was typed and gets its error in place", async (_what, typed) => {
    await showForm(registration, { answers: { register: new GatewayError("field.invalid", "", { field: "email" }) } });
    await userEvent.type(fieldOf("user"), "maria");
    fireEvent.input(fieldOf("mail"), { target: { value: typed } });
    await userEvent.click(sendButton());
    expect(await screen.findByText("error.field.invalid")).toBeDefined();
    expect(fieldOf("mail").value).toBe(typed);
  });
});
