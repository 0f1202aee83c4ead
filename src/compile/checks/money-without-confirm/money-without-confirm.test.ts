import { describe, expect, it } from "vitest";
import { afterSending, compileTried, own, reported } from "../../fixtures/site.ts";

const word = "category.RNG";
const asked = { title: word, text: word, cancel: word, submit: word };
const claim = { action: "call", call: "claimActivity", with: { id: "w" } };
const doing = (action: object) =>
  compileTried({
    ...own,
    screens: { home: { body: { bar: { widget: "link-button", options: { label: word, do: action } } } } },
  });

describe("a call that moves money", () => {
  it.each([
    ["a question of its own", { ...claim, confirm: asked }],
    ["a question around it", { action: "confirm", ...asked, then: [claim] }],
    ["another call needs none", { action: "call", call: "readMessage", with: { id: "1" } }],
  ])("%s", (_what, action) => expect(reported(doing(action))).toBe(""));
  it("is one finding, with a fix", () => {
    const { diagnostics } = doing(claim);
    expect(diagnostics.map(({ rule, message, fix }) => [rule, message, fix])).toEqual([
      [
        "money-without-confirm",
        'The call "claimActivity" moves money, and nothing asks before it.',
        { kind: "add", text: "confirm" },
      ],
    ]);
  });
});

describe("a form whose call moves money", () => {
  const label = word;
  const id = { kind: "text", label, required: true };
  const review = { kind: "review", label, fields: { id: { as: "text" } } };
  const submit = { call: "claimActivity", label, busy: label };
  const readMessage = { ...submit, call: "readMessage" };
  const then = { call: "claimActivity", fields: { id: "id" } };
  const steps = (when?: object) => ({ last: { title: label, fields: ["check"], ...(when && { when }) } });
  const sending = (form: object) =>
    compileTried({ ...own, forms: { claim: { fields: { id }, submit, after: afterSending, ...form } } });
  const found = (form: object) =>
    sending(form).diagnostics.flatMap(({ rule, message, fix }) =>
      rule === "money-without-confirm" ? [{ message, fix }] : [],
    );

  it.each([
    ["a review of what was typed", { fields: { id, check: review } }],
    ["a review in a step of its own", { fields: { id, check: review }, steps: steps() }],
    ["a question", { submit: { ...submit, confirm: {} } }],
    ["another call needs none", { submit: readMessage }],
  ])("%s", (_what, form) => expect(found(form)).toEqual([]));
  it.each([
    ["none of both", {}, { kind: "add", text: "confirm" }],
    ["the call that follows moves it", { submit: { ...readMessage, then } }, { kind: "add", text: "confirm" }],
    ["a review that only agents see", { fields: { id, check: { ...review, when: { visitor: "agent" } } } }, undefined],
    [
      "a step with a review that only agents see",
      { fields: { id, check: review }, steps: steps({ visitor: "agent" }) },
      undefined,
    ],
  ])("%s", (_what, form, fix) => {
    const message = 'The form "claim" sends "claimActivity", which moves money, and nothing shows or asks before it.';
    expect(found(form)).toEqual([{ message, fix }]);
  });
});

it("a brand that removes the review of a market is shown its own line", () => {
  const label = word;
  const fields = { id: { kind: "text", label }, check: { kind: "review", label, fields: { id: { as: "text" } } } };
  const form = { fields, submit: { call: "claimActivity", label, busy: label }, after: afterSending };
  const { diagnostics } = compileTried(
    { ...own, extends: "markets/zz", forms: { claim: { fields: { check: null } } } },
    { "brands/markets/zz/brand.json": { forms: { claim: form } } },
  );
  expect(diagnostics.map(({ rule, file }) => [rule, file])).toEqual([
    ["money-without-confirm", "brands/tried/brand.json"],
  ]);
});

describe("an action's call", () => {
  it.each([
    [
      "gets what it needs",
      { ...claim, confirm: asked, with: {} },
      'The call "claimActivity" requires the parameter "id".',
    ],
    ["gets nothing else", { ...claim, confirm: asked, with: { id: "w", kind: "x" } }, 'has no parameter "kind".'],
    [
      "is followed on errors that it has",
      { ...claim, confirm: asked, after: { "activity.close": [{ action: "back" }] } },
      'The call "claimActivity" never answers "activity.close". Did you mean "activity.closed"?',
    ],
    [
      "is in the contract",
      { ...claim, call: "claimActivty" },
      'There is no call "claimActivty". Did you mean "claimActivity"?',
    ],
  ])("%s", (_what, action, message) => {
    const report = reported(doing(action));
    expect(report).toContain(message);
    expect(report.match(/^brands\//gm)).toHaveLength(1);
  });
});

it("a form whose fields cannot be read may show them", () => {
  const unread = { fields: null, submit: { label: word, call: "createDeposit", then: {} } };
  expect(reported(compileTried({ ...own, forms: { unread } }))).not.toContain("money-without-confirm");
});

it("a field of no known kind may be the review", () => {
  const fields = { id: { kind: "text", label: word }, check: { kind: "rveiew", label: word } };
  const submit = { call: "claimActivity", label: word, busy: word };
  const report = reported(compileTried({ ...own, forms: { claim: { fields, submit, after: afterSending } } }));
  expect(report).toContain('"rveiew" is not a valid "kind"');
  expect(report).not.toContain("money-without-confirm");
});
