// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
// What a page loads for a text with values.
import "#parts/valued-phrase.tsx";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { ScreenSheet } from "./screen-sheet.tsx";

// As the compiler resolves it.
const title = { text: "bet", values: { stake: { from: { row: "stake" }, as: "money" } } } as never;
const sheets = { bet: { title, gone: "gone", body: {} } };

test.each([
  ["1234.5", "Bet of 1,234.50"],
  [null, "Bet of –"],
])("the title of a sheet has values of its row: %s", async (stake, shown) => {
  await renderInPage(<ScreenSheet opened={{ kind: "sheet", sheet: "bet", row: { stake } }} />, {
    page: { screen: { layout: "stack", sheets, body: {} } },
    texts: { bet: "Bet of {{stake}}" },
  });
  expect((await screen.findByRole("dialog", { name: shown })).textContent).toContain(shown);
});
