// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { form as formSchema } from "#descriptor/form.ts";
import { renderWidget } from "../../../../tests/support/render-widget.tsx";

const answer = { token: "tok", userName: "maria", customerType: 0, firstTimeLogin: false, trial: 0 };

async function showSelect(options: Record<string, unknown> = {}) {
  const type = {
    kind: "select",
    label: "way",
    choices: { username: { label: "by.name" }, sms: { label: "by.code" } },
    ...options,
  };
  const form = formSchema.parse({
    fields: { type },
    submit: { call: "login", label: "send", busy: "busy" },
    after: { success: [] },
  });
  const page = await renderWidget("form", {
    options: { form: "login" },
    page: { route: "login", forms: { login: form } },
    answers: { login: answer },
  });
  const select = await screen.findByLabelText<HTMLSelectElement>("way");
  return {
    ...page,
    select,
    send: () => userEvent.click(screen.getByRole("button", { name: "send" })),
    sent: () => page.calls.filter(({ call }) => call === "login").map(({ input }) => input),
  };
}

describe("a select field", () => {
  it("offers them in order, after the placeholder", async () => {
    const { select } = await showSelect();
    expect([...select.options].map((option) => `${option.value}: ${option.text}`)).toEqual([
      ": form.choose",
      "username: by.name",
      "sms: by.code",
    ]);
  });

  it("sends the id of what was chosen", async () => {
    const { select, send, sent } = await showSelect({ required: true });
    await userEvent.selectOptions(select, "by.code");
    await send();
    expect(sent()).toEqual([{ type: "sms" }]);
  });

  it("starts with the brand's default, and keeps it", async () => {
    const { select, send, sent } = await showSelect({ initial: "username" });
    expect(select.value).toBe("username");
    await send();
    expect(sent()).toEqual([{ type: "username" }]);
  });

  it("is skipped when it is optional and empty (account §5)", async () => {
    const { send, sent } = await showSelect();
    await send();
    expect(sent()).toEqual([{}]);
  });

  it("gets the focus and announces that it is required", async () => {
    const { select, send, sent, container } = await showSelect({ required: true });
    expect(container.querySelectorAll(".asterisk")).toHaveLength(1);
    await send();
    expect(document.activeElement).toBe(select);
    const message = document.getElementById(select.getAttribute("aria-describedby") ?? "");
    expect([message?.textContent, message?.getAttribute("aria-live"), select.getAttribute("aria-invalid")]).toEqual([
      "form.required",
      "polite",
      "true",
    ]);
    expect(sent()).toEqual([]);
  });
});
