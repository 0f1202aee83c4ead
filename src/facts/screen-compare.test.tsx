// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { memberSession, renderInPage, type Setting } from "../../tests/support/render-widget.tsx";
import { holds } from "#conditions/holds.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { factsOfRow } from "./row-facts.ts";
import { useFacts } from "./use-facts.ts";

// The code is loaded here: on a busy machine that takes longer than a test waits.
beforeAll(async () => void (await import("./screen-compare.ts")));

const label = "x";
const filters = {
  kind: { kind: "choice", label, choices: { game: { label }, lottery: { label } }, initial: "game" },
  words: { kind: "search", label, most: 20 },
};

/** Shows whether a condition holds, at an address of a screen with filters; `row`: with a row in scope. */
function show(when: Condition, setting: Setting = {}, row?: Record<string, unknown>) {
  function Part() {
    const facts = factsOfRow(useFacts(), row);
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => void navigate("/m/home?kind=lottery", { replace: true })}>
        {holds(when, facts) ? "holds" : "does not hold"}
      </button>
    );
  }
  return renderInPage(<Part />, { page: { screen: { layout: "stack", body: {}, filters } } as never, ...setting });
}
const isLottery = { compare: { of: { filter: "kind" }, in: ["lottery"] } };

test.each<[what: string, when: Condition, at: string]>([
  ["what is chosen in a filter", isLottery, "/m/home?kind=lottery"],
  ["the initial value of one", { compare: { of: { filter: "kind" }, in: ["game"] } }, "/m/home"],
  ["words that are typed", { compare: { of: { filter: "words" }, empty: false } }, "/m/home?words=aces"],
  ["a parameter of the address", { compare: { of: { query: "types" }, in: ["A"] } }, "/m/home?types=A"],
  ["who is signed in", { compare: { of: { visitor: "userName" }, in: [memberSession.userName] } }, "/m/home"],
  ["whether a member has an upline", { compare: { of: { visitor: "toUpline" }, in: [true] } }, "/m/home"],
])("a condition compares %s", async (_what, when, at) => {
  await show(when, { at, session: memberSession });
  await waitFor(() => expect(screen.getByRole("button").textContent).toBe("holds"));
});
test.each<[what: string, when: Condition]>([
  ["another choice", isLottery],
  ["a guest by name", { compare: { of: { visitor: "userName" }, empty: false } }],
  ["a guest by an upline", { compare: { of: { visitor: "toUpline" }, in: [false] } }],
])("%s does not compare so", async (_what, when) => {
  await show({ not: when });
  await waitFor(() => expect(screen.getByRole("button").textContent).toBe("holds"));
});
test("a member whom the platform has said to have no upline has none", async () => {
  const session = { ...memberSession, toUpline: false };
  await show({ compare: { of: { visitor: "toUpline" }, in: [false] } }, { session });
  await waitFor(() => expect(screen.getByRole("button").textContent).toBe("holds"));
});
test("another choice is compared at once, where a row is in scope, too", async () => {
  await show({ all: [isLottery, { compare: { of: { row: "id" }, in: ["7"] } }] }, {}, { id: "7" });
  const button = screen.getByRole("button");
  expect(button.textContent).toBe("does not hold");
  await act(async () => button.click());
  await waitFor(() => expect(button.textContent).toBe("holds"));
});
