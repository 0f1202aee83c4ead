// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { useLocale, usePhrase, useText, WordsContext } from "./use-text.ts";

const texts = { "login.title": "Welcome back", games_one: "{{count}} game", games_other: "{{count}} games" };

function Title({ name }: { name: string }) {
  return <p>{useText()(name)}</p>;
}
function Games({ count }: { count: number }) {
  return <p>{usePhrase()("games", { count })}</p>;
}
function Locale() {
  return <p>{useLocale()}</p>;
}

async function show(node: React.ReactNode): Promise<void> {
  await act(async () =>
    render(
      <WordsContext value={{ texts, locale: "en-PH" }}>
        <Suspense>{node}</Suspense>
      </WordsContext>,
    ),
  );
}

test("a text is looked up by its key", async () => {
  await show(<Title name="login.title" />);
  expect(screen.getByText("Welcome back")).toBeTruthy();
});
test("a missing key is shown as it is", async () => {
  await show(<Title name="login.titel" />);
  expect(screen.getByText("login.titel")).toBeTruthy();
});
test("a text with values suspends until its engine is loaded", async () => {
  await show(<Games count={2} />);
  expect(await screen.findByText("2 games")).toBeTruthy();
});
test("the language's tag is available for Intl", async () => {
  await show(<Locale />);
  expect(screen.getByText("en-PH")).toBeTruthy();
});
