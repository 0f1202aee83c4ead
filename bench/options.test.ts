import { expect, test } from "vitest";
import { wholeNumber, wholeNumbers, flag, oneOf, optionLines, optionsFrom, text, texts } from "./options.ts";
import { UsageError } from "./usage-error.ts";

const options = {
  brand: text("<id>", "the brand"),
  page: texts("<route>", ["home", "login"], "a page, may be repeated"),
  part: oneOf("part", ["start", "edits"], "start or edits"),
  runs: wholeNumber(8, 100, "visits of each page"),
  brands: wholeNumbers("5,100", 1000, "numbers of brands"),
  strict: flag("fails over a goal"),
};
const read = (...words: string[]) => optionsFrom(words, options);

test("what is not given has its default", () =>
  expect(read()).toEqual({
    brand: undefined,
    page: ["home", "login"],
    part: undefined,
    runs: 8,
    brands: [5, 100],
    strict: false,
  }));
test("what is given is read; a text that is given again counts once, and of others the last one", () =>
  expect(
    read(..."--brand acme --page login --page=home --page login --part edits --runs 3".split(" "), "--runs", "4"),
  ).toMatchObject({ brand: "acme", page: ["login", "home"], part: "edits", runs: 4 }));
test("numbers are separated by commas, and a switch has no value", () =>
  expect(read("--brands", "7,8", "--strict")).toMatchObject({ brands: [7, 8], strict: true }));
test.each(["--help", "-h"])("%s asks for the help, which has a line for each option", (word) => {
  expect(read(word)).toBe("help");
  expect(optionLines(options)).toEqual([
    "  --brand <id>    the brand",
    "  --page <route>  a page, may be repeated",
    "  --part <name>   start or edits",
    "  --runs <n>      visits of each page; by default 8",
    "  --brands <n,n>  numbers of brands; by default 5,100",
    "  --strict        fails over a goal",
  ]);
});
test.each(["0", "-1", "2.5", "many", "", "101"])("--runs=%s is refused with what would do", (runs) =>
  expect(() => read(`--runs=${runs}`)).toThrow(new UsageError(`--runs is "${runs}": give a number between 1 and 100.`)),
);
test.each([
  [["--part", "strat"], /Did you mean "start"/],
  [["--brands", "5,x"], /--brands is "x"/],
  [["--brnad", "acme"], /--brnad/],
])("%j is a mistake of who typed it", (words, message) => {
  expect(() => read(...words)).toThrow(message);
  expect(() => read(...words)).toThrow(UsageError);
});
