import { expect, it } from "vitest";
import { guessedCells } from "./guessed-cells.ts";
import { listingCall } from "./listing-call.ts";

const namesFor = (call: string) => Object.keys(guessedCells(listingCall(call)).cells);

it("a handful: the name, the time, the status before a plain kind, two amounts", () => {
  expect(namesFor("betRecords")).toEqual(["name", "at", "status", "stake", "paid"]);
});

it("a picture that every entry has, and none that may be absent", () => {
  expect(namesFor("gameList")[0]).toBe("iconUrl");
  expect(namesFor("announcements")).toEqual(["title", "publishedAt", "content"]);
});

it("an article opens to its text", () => {
  expect(guessedCells(listingCall("announcements"))).toMatchObject({
    look: "accordion",
    cells: { content: { role: "detail" } },
  });
});

it("without any text the day is the title, and tells entries apart", () => {
  expect(guessedCells(listingCall("profitAndLoss"))).toMatchObject({ key: "day", cells: { day: { role: "title" } } });
});

it("personal data stay out as long as there is anything else", () => {
  const { fields } = listingCall("betRecords");
  const { name, stake } = fields;
  if (!name || !stake) throw new Error("The contract has changed.");
  const secret = { ...name, sensitive: true };
  expect(Object.keys(guessedCells({ entity: "tried", fields: { secret, stake } }).cells)).toEqual(["stake"]);
  expect(guessedCells({ entity: "tried", fields: { secret } }).cells).toEqual({ secret: {} });
});
