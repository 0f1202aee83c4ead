// @vitest-environment jsdom
import { pbkdf2Sync } from "node:crypto";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { form as formSchema } from "#descriptor/form.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { renderWidget, type Setting } from "../../../../tests/support/render-widget.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";

const wrong = new GatewayError("credentials.wrong", "no", { captcha: true });
const rules = { captcha: { numeric: true, messages: { required: "in_vwrite_code", pattern: "captcha.digits" } } };

async function showForm(shown: "always" | "after-asked", answers: Setting["answers"] = {}) {
  const fields = {
    username: { kind: "text", label: "user", required: true },
    captcha: {
      kind: "captcha",
      label: "digits",
      rule: "captcha",
      clearable: true,
      shown,
      draw: { call: "captcha", id: "captchaId", compute: "captchaTask" },
    },
  };
  const form = formSchema.parse({
    fields,
    submit: { call: "login", with: { type: "username" }, label: "send", busy: "busy" },
    after: { success: [] },
  });
  let drawn = 0;
  const page = await renderWidget("form", {
    options: { form: "login" },
    page: { route: "login", forms: { login: form }, rules },
    answers: { login: wrong, captcha: () => `picture${++drawn}`, ...answers },
  });
  return {
    ...page,
    asked: (name: string) =>
      page.calls.filter(({ call }) => call === name).map(({ input }) => input as Record<string, string>),
  };
}
const digits = () => screen.findByLabelText<HTMLInputElement>("digits");
const picture = () => screen.getByRole("button", { name: "form.captchaNew" });
const source = () => picture().querySelector("img")?.getAttribute("src");
const drawnIs = (name: string) => eventually(() => expect(source()).toBe(`data:image/png;base64,${name}`));

async function fail() {
  if (screen.getByLabelText<HTMLInputElement>("user").value === "")
    await userEvent.type(screen.getByLabelText("user"), "maria");
  await userEvent.click(screen.getByRole("button", { name: "send" }));
}

describe("a captcha (account §4)", () => {
  it("is hidden until a failure has the captcha indicator; then it appears and an image is fetched @account-3-06 @account-4-05", async () => {
    const { asked } = await showForm("after-asked");
    expect(screen.queryByLabelText("digits")).toBeNull();
    expect(asked("captcha")).toEqual([]);
    await fail();
    await digits();
    await drawnIs("picture1");
    expect(screen.getByLabelText<HTMLInputElement>("user").value).toBe("maria");
  });

  it("stays hidden after a failure without it @account-4-05", async () => {
    await showForm("after-asked", { login: new GatewayError("credentials.wrong", "no") });
    await fail();
    expect(screen.queryByText("digits")).toBeNull();
  });

  it("stays once it was required, also when a retry is lost on the way", async () => {
    const errors = [wrong, new GatewayError("network", "no")];
    await showForm("after-asked", { login: () => errors.shift() });
    await fail();
    await userEvent.type(await digits(), "1234");
    await fail();
    expect(screen.getByRole("alert").textContent).toBe("error.network");
    expect(screen.getByLabelText("digits")).toBeTruthy();
  });

  it("has a new image after each failure, and is empty then: each is single-use", async () => {
    await showForm("after-asked");
    await fail();
    await userEvent.type(await digits(), "1234");
    await fail();
    await drawnIs("picture2");
    expect((await digits()).value).toBe("");
  });

  it("that was missing because it was not shown yet is requested, and not called wrong", async () => {
    const errors = [
      new GatewayError("captcha.wrong", "no", { captcha: true }),
      new GatewayError("captcha.wrong", "no", { captcha: true }),
    ];
    await showForm("after-asked", { login: () => errors.shift() });
    await fail();
    const input = await digits();
    const message = () => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;
    await eventually(() => expect(message()).toBe("in_vwrite_code"));
    await userEvent.type(input, "1234");
    await fail();
    await eventually(() => expect(message()).toBe("error.captcha.wrong"));
  });

  it("can be cleared by a button (account §2.5)", async () => {
    await showForm("always");
    await userEvent.type(await digits(), "12");
    await userEvent.click(screen.getByRole("button", { name: "form.clear" }));
    expect((await digits()).value).toBe("");
  });

  it("is refreshed by a click on the image @account-4-06", async () => {
    await showForm("always");
    await userEvent.type(await digits(), "12");
    await drawnIs("picture1");
    await userEvent.click(picture());
    await drawnIs("picture2");
    expect((await digits()).value).toBe("");
  });

  it("is required when shown, numeric, max length 6 @account-5-08 @account-5-09 @account-8-08", async () => {
    const { asked } = await showForm("always");
    const input = await digits();
    const message = () => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;
    expect([input.inputMode, input.getAttribute("aria-required")]).toEqual(["numeric", "true"]);
    await fail();
    expect(message()).toBe("in_vwrite_code");
    expect(document.activeElement).toBe(input);
    await userEvent.type(input, "12ab");
    await fail();
    expect(message()).toBe("captcha.digits");
    await userEvent.clear(input);
    await userEvent.type(input, "1234567");
    await fail();
    expect(message()).not.toBe("");
    expect(asked("login")).toEqual([]);
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste("12-3 4５6");
    await fail();
    expect(asked("login")).toMatchObject([{ captcha: "123456" }]);
  });

  it("is sent with the id it was drawn for, which is unguessable @account-3-07", async () => {
    const { asked } = await showForm("always");
    await userEvent.type(await digits(), "1234");
    await fail();
    const [id] = asked("captcha").map(({ captchaId }) => captchaId);
    expect(id).toMatch(/^[\da-f]{32}$/);
    await eventually(() =>
      expect(asked("login")).toEqual([{ type: "username", username: "maria", captcha: "1234", captchaId: id }]),
    );
  });

  it("says that its image did not load, and a tap retries", async () => {
    const answers = [new GatewayError("network", "no"), "again"];
    await showForm("always", { captcha: () => answers.shift() });
    expect((await screen.findByText("form.captchaLost")).getAttribute("role")).toBe("alert");
    await userEvent.click(picture());
    await drawnIs("again");
    expect(screen.queryByText("form.captchaLost")).toBeNull();
  });

  it("can be solved without seeing it: the phone finds the digits for the same form, and says so", async () => {
    const salt = Buffer.from("salt of the test");
    const hash = pbkdf2Sync("0042", salt, 2, 32, "sha256").toString("base64url");
    const task = { salt: salt.toString("base64url"), iterations: 2, digits: 4, hash };
    const { asked } = await showForm("always", { captchaTask: task });
    await digits();
    await userEvent.click(await screen.findByRole("button", { name: "form.captchaCompute" }));
    await eventually(() => expect(screen.getByRole("status").textContent).toBe("form.captchaComputed"));
    expect((await digits()).value).toBe("0042");
    await fail();
    const [{ captchaId }] = asked("captcha") as [{ captchaId: string }];
    expect(asked("captchaTask")).toEqual([{ captchaId }]);
    await eventually(() => expect(asked("login")[0]).toMatchObject({ captcha: "0042", captchaId }));
    await drawnIs("picture2");
    expect([screen.getByRole("status").textContent, (await digits()).value]).toEqual(["", ""]);
  });

  it("shows the newest image when an older one arrives later", async () => {
    const arrivals: ((value: string) => void)[] = [];
    await showForm("always", {
      captcha: () =>
        new Promise((resolve) => {
          arrivals.push(resolve);
        }),
    });
    await digits();
    fireEvent.click(picture());
    await act(async () => {
      arrivals[1]?.("second");
    });
    await act(async () => {
      arrivals[0]?.("first");
    });
    expect(source()).toContain("second");
  });

  it("is refreshed when its tab is shown again @account-4-04", async () => {
    let see: (width: number) => void = () => undefined;
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(report: (entries: unknown[]) => void) {
          see = (width) => report([{ contentRect: { width } }]);
        }
        observe() {
          see(120);
        }
        disconnect() {
          see = () => undefined;
        }
      },
    );
    await showForm("always");
    await digits();
    await drawnIs("picture1");
    act(() => see(0));
    expect(source()).toContain("picture1");
    await act(async () => see(120));
    await drawnIs("picture2");
  });
});
