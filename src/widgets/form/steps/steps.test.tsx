// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { forgetSession } from "#session/session.ts";
import { fieldOf, inputsOf, registerSettings, showForm, sendWith } from "../../../../tests/support/form-page.tsx";
import { registration } from "../../../../tests/support/registration-form.ts";

beforeEach(() => {
  forgetSession();
  history.replaceState(null, "", "/m/register");
});

const inSteps = {
  ...registration,
  steps: {
    first: { title: "step.first", fields: ["username"] },
    more: { title: "step.more", fields: ["email", "affiliateCode"] },
  },
};
const requiresEmail = { registerSettings: registerSettings({ fields: { email: { enabled: true, required: true } } }) };
const isShown = (label: string) => fieldOf(label).closest("[hidden], details:not([open])") === null;
const next = () => userEvent.click(screen.getByRole("button", { name: "form.next" }));
const focused = (label: string) => waitFor(() => expect(document.activeElement).toBe(fieldOf(label)));

describe("a step that requires nothing", () => {
  it("is folded below the one before, and the form is sent without it", async () => {
    const { calls } = await showForm(inSteps);
    expect([isShown("user"), isShown("mail"), isShown("agree")]).toEqual([true, false, true]);
    expect(screen.getByText("step.more").closest("summary")?.textContent).toContain("form.optional");
    await userEvent.type(fieldOf("user"), "maria{Enter}");
    await waitFor(() => expect(inputsOf(calls, "register")).toHaveLength(1));
  });
  it("opens at an error in it, which gets the focus", async () => {
    await showForm(inSteps, { answers: { register: new GatewayError("field.invalid", "", { field: "email" }) } });
    await sendWith({ user: "maria" });
    await focused("mail");
    expect(isShown("mail")).toBe(true);
  });
  it("opens at an invalid code in the page's address", async () => {
    history.replaceState(null, "", "/m/register?affiliateCode=WALA");
    await showForm(inSteps, { answers: { affiliateCheck: { success: false } } });
    await waitFor(() => expect(isShown("invitation")).toBe(true));
  });
});

describe("a step with a condition that does not hold", () => {
  const conditional = (flag: string) => ({
    ...inSteps,
    steps: {
      never: { title: "step.never", when: { flag }, fields: ["username"] },
      more: { title: "step.more", fields: ["email", "affiliateCode", "agree"] },
    },
  });
  it("is left out with its fields, which are not sent", async () => {
    const { calls } = await showForm(conditional("OFF3"), { answers: requiresEmail });
    expect([screen.queryByLabelText("user"), isShown("mail")]).toEqual([null, true]);
    await sendWith({ mail: "m@x.example" });
    await waitFor(() => expect(inputsOf(calls, "register")[0]).toMatchObject({ email: "m@x.example" }));
    expect(inputsOf(calls, "register")[0]).not.toHaveProperty("username");
  });
  it("comes where it holds", async () => {
    await showForm(conditional("ON3"), { answers: requiresEmail, site: { flags: { ON3: true } } });
    expect([isShown("user"), isShown("mail")]).toEqual([true, false]);
  });
});

describe("a step with something to fill in", () => {
  it("comes after the one before is filled in, with what belongs to no step, and folds what may stay empty", async () => {
    const { calls } = await showForm(inSteps, { answers: requiresEmail });
    expect([isShown("user"), isShown("mail"), isShown("agree")]).toEqual([true, false, false]);
    await screen.findByLabelText("invitation");
    await next();
    expect(screen.getByText("name.required")).toBeDefined();
    await focused("user");
    await userEvent.type(fieldOf("user"), "maria");
    expect(screen.queryByText("name.required")).toBeNull();
    await next();
    await focused("mail");
    expect([isShown("user"), isShown("mail"), isShown("agree")]).toEqual([false, true, true]);
    expect(isShown("invitation")).toBe(false);
    await sendWith({ mail: "m@x.example" });
    await waitFor(() =>
      expect(inputsOf(calls, "register")[0]).toMatchObject({ username: "maria", email: "m@x.example" }),
    );
  });
  it("is not sent by the second half of a double tap", async () => {
    await showForm(inSteps, { answers: requiresEmail });
    await userEvent.type(fieldOf("user"), "maria");
    await userEvent.dblClick(screen.getByRole("button", { name: "form.next" }));
    await focused("mail");
    expect(screen.queryByText("form.required")).toBeNull();
  });
  it("leads back, and keeps what was typed", async () => {
    await showForm(inSteps, { answers: requiresEmail });
    await userEvent.type(fieldOf("user"), "maria");
    await next();
    await userEvent.type(fieldOf("mail"), "m@x");
    await userEvent.click(screen.getByRole("button", { name: "form.back" }));
    expect([isShown("user"), fieldOf("user").value]).toEqual([true, "maria"]);
    await next();
    expect(fieldOf("mail").value).toBe("m@x");
  });
  it("is left by the phone's back, which keeps what was typed, and reached again by its forward", async () => {
    await showForm(inSteps, { answers: requiresEmail });
    await userEvent.type(fieldOf("user"), "maria");
    await next();
    await focused("mail");
    await userEvent.type(fieldOf("mail"), "m@x");
    act(() => history.back());
    await waitFor(() =>
      expect([isShown("user"), isShown("mail"), fieldOf("user").value]).toEqual([true, false, "maria"]),
    );
    act(() => history.forward());
    await waitFor(() => expect([isShown("mail"), fieldOf("mail").value]).toEqual([true, "m@x"]));
    expect(location.pathname).toBe("/m/register");
  });
  it("leaves no entry behind when its own button leads back", async () => {
    await showForm(inSteps, { answers: requiresEmail });
    history.replaceState({ key: "first" }, "", "/m/register");
    await userEvent.type(fieldOf("user"), "maria");
    await next();
    await focused("mail");
    expect(history.state).toEqual({ key: "first", formStep: 1 });
    await userEvent.click(screen.getByRole("button", { name: "form.back" }));
    await waitFor(() => expect(history.state).toEqual({ key: "first" }));
    expect(isShown("user")).toBe(true);
  });
  it("is not shown at first after a reload, when nothing is filled in", async () => {
    history.replaceState({ formStep: 1 }, "", "/m/register");
    await showForm(inSteps, { answers: requiresEmail });
    expect([isShown("user"), history.state]).toEqual([true, { formStep: 0 }]);
  });
  it("leads back to a field that the platform refuses", async () => {
    await showForm(inSteps, { answers: { ...requiresEmail, register: new GatewayError("name.taken", "") } });
    await userEvent.type(fieldOf("user"), "maria");
    await next();
    await sendWith({ mail: "m@x.example" });
    expect(await screen.findByText("error.name.taken")).toBeDefined();
    await focused("user");
    expect(isShown("user")).toBe(true);
  });
});
