import { describe, expect, it } from "vitest";
import { afterSending, compileTried, own, reportOn } from "../fixtures/site.ts";

const label = "login.username";
const group = { kind: "described", label, from: { watch: "activity.fields" } };
const watch = { activity: { call: "activity", with: { id: "w" } } };

/** What is found in a form with these fields, and how it would be fixed. */
function found(fields: object, call = "joinActivity", more: object = {}) {
  const submit = { call, label, busy: label, with: { id: "w" } };
  const compiled = compileTried({ ...own, forms: { apply: { fields, watch, submit, after: afterSending, ...more } } });
  return compiled.diagnostics.map(({ rule, message, hint, fix }) => ({ rule, message, hint, fix }));
}

describe("fields that the platform describes", () => {
  it("are sound in a form of a call that takes them", () => {
    expect(found({ details: group })).toEqual([]);
    expect(found({ asked: { ...group, sends: "details" } })).toEqual([]);
  });
  it("come from a list of them: the only one is suggested, and a fix", () => {
    expect(found({ details: { ...group, from: { watch: "activity.title" } } })).toEqual([
      {
        rule: "binding-type",
        message: '"title" of the answer of "activity" is text and does not fit "from" of "details".',
        hint: 'Did you mean "activity.fields"?',
        fix: { kind: "replace-value", text: "activity.fields" },
      },
    ]);
  });
  it("come from no call that describes none", () => {
    const more = { watch: { activity: { call: "wallet" } } };
    const [one, ...others] = found({ details: { ...group, from: { watch: "activity.currency" } } }, undefined, more);
    expect([one?.rule, one?.hint, others]).toEqual([
      "binding-type",
      "It takes a list of fields that the platform describes.",
      [],
    ]);
  });
  it("go into the parameter that the contract marks for them", () => {
    expect(found({ details: { ...group, sends: "comment" } })).toEqual([
      {
        rule: "wrong-field-kind",
        message: 'The call "joinActivity" does not take fields that the platform describes as "comment".',
        hint: 'Did you mean "details"?',
        fix: { kind: "replace-value", text: "details" },
      },
    ]);
    expect(found({ comment: group })).toMatchObject([{ rule: "wrong-field-kind", hint: 'Write "sends": "details".' }]);
    expect(found({ id: { ...group, sends: "id" } }, "claimActivity")).toMatchObject([
      { rule: "wrong-field-kind", hint: "No parameter of this call takes them." },
      { rule: "money-without-confirm" },
    ]);
  });
  it("are the only ones that go there", () => {
    expect(found({ details: { kind: "text", label } }, undefined, { watch: undefined })).toMatchObject([
      {
        rule: "wrong-field-kind",
        message:
          'The call "joinActivity" takes what the platform describes as "details", which a field of the kind "text" does not send.',
        hint: 'Use "described".',
      },
    ]);
  });
  it("go there once", () => {
    expect(found({ details: group, more: { ...group, sends: "details" } })).toMatchObject([
      {
        rule: "sent-twice",
        message: '"details" and "more" of the form "apply" are sent as "details": one replaces the other.',
      },
    ]);
  });
  it("are several values: nothing takes them, and a review shows each", () => {
    const check = { kind: "review", label, fields: { details: {} } };
    expect(found({ details: group, check })).toEqual([]);
    const [taken, ...others] = found({
      details: group,
      comment: { kind: "text", label, initial: { input: "details" } },
    });
    expect([taken?.rule, others]).toEqual(["unknown-binding", []]);
    expect(taken?.message).toContain("it has several values, which the platform names");
  });
  it("are named as the form and the contract have them", () => {
    const misspelt = { details: { ...group, from: { watch: "activity.feilds" } } };
    expect(found(misspelt)).toMatchObject([{ rule: "unknown-binding", hint: 'Did you mean "activity.fields"?' }]);
  });
  it("are no preset: they name what one form watches", () => {
    expect(reportOn({ fields: { asked: group } })).toContain("wrong-shape");
  });
});
