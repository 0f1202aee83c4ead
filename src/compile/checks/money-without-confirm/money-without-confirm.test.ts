import { describe, expect, it } from "vitest";
import { compileTried, own, reported } from "../../fixtures/site.ts";

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
  ])("%s", (_what, action) => {
    expect(reported(doing(action))).toBe("");
  });
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
