import { describe, expect, it } from "vitest";
import { reportOn } from "../../fixtures/site.ts";

const word = "category.RNG";
const routes = {
  activity: { path: "/m/activity", title: "footer.home", screen: "home", query: { id: "The activity." } },
};
const toActivity = (answer: string, action = "navigate") => ({ action, to: "activity", query: { id: { answer } } });

/** What is reported of an action that a button runs. */
function ofButton(action: object): string {
  const press = { widget: "link-button", options: { label: word, do: action } };
  return reportOn({ routes, screens: { home: { body: { press } } } });
}

/** What is reported of a form that asks for an activity. */
function ofForm(after: object, submit: object = {}, field: object = {}): string {
  const show = {
    fields: { id: { kind: "text", label: "login.username", required: true, ...field } },
    submit: { call: "activity", label: "login.submit", busy: "in_please_wait", ...submit },
    after,
  };
  const body = { show: { widget: "form", options: { form: "show" } } };
  return reportOn({ routes, forms: { show }, screens: { home: { body } } });
}
const shown = { success: [{ action: "back" }] };
const following = { call: "joinActivity", fields: { id: "id" } };
const asked = (action: object) => ({
  action: "confirm",
  title: word,
  text: word,
  cancel: word,
  submit: word,
  then: [action],
});
const call = (name: string, after: object) => ({ action: "call", call: name, with: { id: "a" }, after });

const noAnswer =
  "There is no answer here. The address that something in `after.success` leads to has one: of a form, or of an action `call`.";

describe("a field of an answer is one of", () => {
  it.each([
    ["what the call of an action answered", ofButton(call("activity", { success: [toActivity("id")] }))],
    ["what the call of a form answered", ofForm({ success: [toActivity("id")] })],
    ["what the form's first call answered", ofForm({ success: [toActivity("id")] }, { then: following })],
    ["the answer before a question", ofForm({ success: [asked(toActivity("id"))] })],
    ["the nearest answer", ofForm({ success: [call("activity", { success: [toActivity("id", "redirect")] })] })],
    [
      "the answer before a call that was refused",
      ofForm({ success: [call("joinActivity", { "activity.closed": [toActivity("id")] })] }),
    ],
  ])("%s", (_what, report) => expect(report).toBe(""));
});

describe("it is reported, and nothing else is,", () => {
  it.each([
    ["without any call", ofButton(toActivity("id")), 31, noAnswer],
    ["after an error", ofButton(call("activity", { "request.invalid": [toActivity("id")] })), 39, noAnswer],
    ["after an error of a form", ofForm({ ...shown, "request.invalid": [toActivity("id")] }), 45, noAnswer],
    ["as a parameter of a call", ofButton({ ...call("activity", {}), with: { id: { answer: "id" } } }), 30, noAnswer],
    [
      "as what is copied",
      ofButton({ action: "copy", value: { answer: "id" }, copied: word, failed: word }),
      28,
      noAnswer,
    ],
    ["as what a field begins with", ofForm(shown, {}, { initial: { answer: "id" } }), 26, noAnswer],
    [
      "as a name that the answer does not have",
      ofButton(call("activity", { success: [toActivity("idd")] })),
      39,
      '"idd" is not a field of activityDetail. Did you mean "id"?',
    ],
    [
      "as a name that the answer to a form does not have",
      ofForm({ success: [toActivity("idd")] }),
      40,
      '"idd" is not a field of activityDetail. Did you mean "id"?',
    ],
    [
      "where the call answers no entity",
      ofForm({ success: [toActivity("id")] }, { call: "joinActivity" }),
      40,
      '"joinActivity" answers nothing that can be named. Name a field of a call that answers one entity of the contract.',
    ],
    [
      "where the nearest call answers no entity",
      ofForm({ success: [call("joinActivity", { success: [toActivity("id")] })] }),
      48,
      '"joinActivity" answers nothing that can be named. Name a field of a call that answers one entity of the contract.',
    ],
    [
      "where the call lists something",
      ofButton({ ...call("activities", { success: [toActivity("idd")] }), with: {} }),
      37,
      '"activities" answers a list, of which no field can be named. Name a field of a call that answers one entity of the contract.',
    ],
  ])("%s", (_where, report, line, message) => {
    expect(report).toContain(message);
    expect(report).toMatch(
      new RegExp(`^brands/tried/brand\\.json:${line}:\\d+ (?:unknown-binding|unknown-field|wrong-shape) `),
    );
    expect(report.match(/^brands\//gm)).toHaveLength(1);
  });
});

describe("a mistake around it is the only finding:", () => {
  it.each([
    ["a misspelt call", ofButton(call("activty", { success: [toActivity("idd")] })), 'Did you mean "activity"?'],
    ["a misspelt success", ofButton(call("activity", { sucess: [toActivity("id")] })), 'Did you mean "success"?'],
  ])("%s", (_what, report, hint) => {
    expect(report).toContain(hint);
    expect(report.match(/^brands\//gm)).toHaveLength(1);
  });
});
