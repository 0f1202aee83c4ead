// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { Suspense, use, useState } from "react";
import { expect, test } from "vitest";
import { useQuickChoice } from "./use-quick-choice.ts";

/** A page whose list waits for the answer that belongs to what is chosen. */
function Page({ answers }: { answers: Readonly<Record<string, Promise<string>>> }) {
  const [kind, setKind] = useState("all");
  const [shown, choose] = useQuickChoice(kind, setKind);
  return (
    <>
      <button type="button" aria-pressed={shown === "lottery"} onClick={() => choose("lottery")}>
        lottery
      </button>
      <Suspense fallback="coming">
        <List answer={answers[kind]} />
      </Suspense>
    </>
  );
}

function List({ answer }: { answer: Promise<string> | undefined }) {
  return <p>{answer ? use(answer) : "all bets"}</p>;
}

test("a tap is shown while what follows from it waits, and the list stays until it has come", async () => {
  const { promise, resolve } = deferred();
  render(<Page answers={{ lottery: promise }} />);
  await act(async () => screen.getByRole("button").click());
  expect(screen.getByRole("button", { pressed: true })).toBeTruthy();
  expect(screen.getByText("all bets")).toBeTruthy();
  await act(async () => resolve("draws"));
  expect(screen.getByText("draws")).toBeTruthy();
  expect(screen.getByRole("button", { pressed: true })).toBeTruthy();
});

function deferred() {
  let resolve: (answer: string) => void = () => undefined;
  const promise = new Promise<string>((done) => (resolve = done));
  return { promise, resolve };
}
