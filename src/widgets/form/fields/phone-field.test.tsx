// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { form as formSchema } from "#descriptor/form.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { renderWidget, type Setting } from "../../../../tests/support/render-widget.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";

const answer = { token: "tok", userName: "maria", customerType: 0, firstTimeLogin: false, trial: 0 };
const rules = {
  mobile: {
    pattern: "(0|63)?9[0-9]{9}",
    minLength: 10,
    messages: { required: "mobile.required", pattern: "mobile.wrong" },
  },
};
const texts = { "form.chooseCountry": "Country code", "form.searchCountry": "Search", "form.clear": "Clear {{field}}" };

async function showPhone(options: Record<string, unknown> = {}, setting: Setting = {}) {
  const phone = {
    kind: "phone",
    label: "mobile",
    rule: "mobile",
    required: true,
    clearable: true,
    dialingCode: "countryDialingCode",
    ...options,
  };
  const form = formSchema.parse({
    fields: { username: phone, password: { kind: "password", label: "pass" } },
    submit: { call: "login", with: { type: "sms" }, label: "send", busy: "busy" },
    after: { success: [] },
  });
  const page = await renderWidget("form", {
    options: { form: "login" },
    page: { route: "login", forms: { login: form }, rules },
    texts,
    answers: { login: answer },
    ...setting,
  });
  await screen.findByLabelText("mobile");
  return { ...page, sent: () => page.calls.filter(({ call }) => call === "login").map(({ input }) => input) };
}
const mobile = () => screen.getByLabelText<HTMLInputElement>("mobile");
const picker = () => screen.getByRole("button", { name: /^Country code/ });
const send = () => screen.getByRole("button", { name: "send" });
const fieldMessage = () => document.getElementById(mobile().getAttribute("aria-describedby") ?? "")?.textContent;

// The number metadata of all countries takes time to load; no test is about that.
beforeAll(() => import("./phone-field.tsx"), 60_000);

describe("a mobile number with a country dialling code picker (account §2.5, §2.6)", () => {
  it("starts with the country of the brand's market, with a flag that needs no picture @account-2.5-09", async () => {
    const { container } = await showPhone();
    expect(picker().getAttribute("aria-label")).toBe("Country code: Philippines +63");
    expect(picker().textContent).toBe("🇵🇭+63");
    expect(container.querySelector("img")).toBeNull();
  });

  it("opens the phone's own keypad, at most 20 characters @account-5-12", async () => {
    await showPhone();
    expect([
      mobile().inputMode,
      mobile().autocomplete,
      mobile().maxLength,
      mobile().getAttribute("enterkeyhint"),
    ]).toEqual(["tel", "tel", 20, "next"]);
  });

  it.each(["0917 123 4567", "917-123-4567", "+63 917 123 4567"])(
    "sends %s as number and dialling code @account-2.6-06",
    async (typed) => {
      const { sent } = await showPhone();
      await userEvent.type(mobile(), typed);
      await userEvent.click(send());
      await eventually(() =>
        expect(sent()).toEqual([{ type: "sms", username: "9171234567", countryDialingCode: "63" }]),
      );
    },
  );

  it("sends the international form where no parameter takes the dialling code", async () => {
    const { sent } = await showPhone({ dialingCode: undefined });
    await userEvent.type(mobile(), "09171234567");
    await userEvent.click(send());
    await eventually(() => expect(sent()).toEqual([{ type: "sms", username: "+639171234567" }]));
  });

  it.each([
    ["", "mobile.required"],
    ["12345", "mobile.wrong"],
    ["0917 123 456", "mobile.wrong"],
    ["hello", "mobile.wrong"],
    ["+44 12", "mobile.wrong"],
  ])('shows what is wrong with "%s" under the field, focuses it and sends nothing', async (typed, message) => {
    const { sent } = await showPhone();
    if (typed) await userEvent.type(mobile(), typed);
    await userEvent.click(send());
    expect(fieldMessage()).toBe(message);
    expect(document.activeElement).toBe(mobile());
    expect(sent()).toEqual([]);
  });

  it("names the minimum digits of its rule in the error @account-5-16", async () => {
    await showPhone({}, { texts: { "mobile.wrong": "at least {{min}} digits" } });
    await userEvent.type(mobile(), "0917");
    await userEvent.click(send());
    expect(fieldMessage()).toBe("at least 10 digits");
  });

  it("skips an optional empty number @account-5-03", async () => {
    const { sent } = await showPhone({ required: false });
    await userEvent.click(send());
    expect(sent()).toEqual([{ type: "sms" }]);
  });

  it("finds a country by its name or code, and validates the number for that country @account-2.5-09", async () => {
    const { sent } = await showPhone();
    await userEvent.click(picker());
    const sheet = screen.getByRole("dialog", { name: "Country code" });
    const countries = () =>
      within(sheet)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(countries()[0]).toBe("🇵🇭Philippines+63");
    expect(countries().length).toBeGreaterThan(200);
    fireEvent.change(within(sheet).getByRole("searchbox"), { target: { value: "+65" } });
    expect(countries()).toEqual(["🇸🇬Singapore+65"]);
    fireEvent.change(within(sheet).getByRole("searchbox"), { target: { value: "zzz" } });
    expect(within(sheet).getByRole("status").textContent).toBe("form.noCountry");
    fireEvent.change(within(sheet).getByRole("searchbox"), { target: { value: "singa" } });
    await userEvent.click(within(sheet).getByRole("button", { name: /Singapore/ }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(mobile());
    await userEvent.type(mobile(), "8123 4567");
    await userEvent.click(send());
    expect(sent()).toEqual([{ type: "sms", username: "81234567", countryDialingCode: "65" }]);
  });

  it("does not submit the form with the Enter key of its search", async () => {
    const { sent } = await showPhone();
    await userEvent.type(mobile(), "09171234567");
    await userEvent.click(picker());
    await userEvent.type(screen.getByRole("searchbox"), "japan{Enter}");
    expect(sent()).toEqual([]);
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("checks a number again when its country changes", async () => {
    await showPhone();
    await userEvent.type(mobile(), "81234567");
    await userEvent.click(send());
    expect(fieldMessage()).toBe("mobile.wrong");
    await userEvent.click(picker());
    await userEvent.click(screen.getByRole("button", { name: /Singapore/ }));
    await eventually(() => expect(fieldMessage()).toBe(""));
  });

  it("follows a number with an international prefix, as phones autofill it", async () => {
    await showPhone();
    fireEvent.input(mobile(), { target: { value: "+6581234567" } });
    expect(picker().textContent).toBe("🇸🇬+65");
  });

  it("offers no choice where the brand names one country, and accepts no other", async () => {
    await showPhone({ countries: ["PH"] });
    expect(screen.queryByRole("button", { name: /^Country code/ })).toBeNull();
    await userEvent.type(mobile(), "+6581234567");
    await userEvent.click(send());
    expect(fieldMessage()).toBe("mobile.wrong");
  });

  it("keeps number and country over a change of language and a failed call", async () => {
    const { change } = await showPhone({}, { answers: { login: new GatewayError("credentials.wrong", "no") } });
    fireEvent.input(mobile(), { target: { value: "+6581234567" } });
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("error.credentials.wrong"));
    change({ site: { language: "TY" } });
    expect(mobile().value).toBe("+6581234567");
    expect(picker().textContent).toBe("🇸🇬+65");
  });

  it("is checked again 200 ms after a change of language when it is filled @account-4-36", async () => {
    const { change } = await showPhone();
    fireEvent.input(mobile(), { target: { value: "0917" } });
    vi.useFakeTimers();
    await act(async () => change({ site: { language: "TY" } }));
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(fieldMessage()).toBe("");
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(fieldMessage()).toBe("mobile.wrong");
  });

  it("is emptied by its button @account-2.5-08", async () => {
    await showPhone();
    await userEvent.type(mobile(), "0917");
    await userEvent.click(screen.getByRole("button", { name: "Clear mobile" }));
    expect(mobile().value).toBe("");
  });

  it("reserves its space in the host's HTML, with its label and asterisk", async () => {
    let before = "";
    const { container } = await showPhone(
      {},
      {
        beforeHydration: (html) => {
          before = html.querySelector(".field")?.outerHTML ?? "";
        },
      },
    );
    expect(before).toContain("mobile");
    expect(before).toContain("asterisk");
    expect(before).not.toContain("<input");
    expect(container.querySelectorAll(".field")).toHaveLength(2);
  });
});
