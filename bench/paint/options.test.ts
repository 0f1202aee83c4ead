import { expect, test } from "vitest";
import { UsageError } from "../usage-error.ts";
import { paintOptions } from "./options.ts";

test("by default it is home and login, eight visits each, without a failing exit code", () => {
  expect(paintOptions([])).toEqual({
    brand: undefined,
    as: undefined,
    pages: ["home", "login"],
    runs: 8,
    strict: false,
    requests: false,
    help: false,
  });
});

test("pages may be given again, and each is measured once", () => {
  expect(
    paintOptions(["--brand", "acme", "--page", "login", "--page=home", "--page", "login", "--runs", "3", "--strict"]),
  ).toMatchObject({ brand: "acme", pages: ["login", "home"], runs: 3, strict: true });
});

test.each(["0", "-1", "2.5", "many", "", "101"])("--runs=%s is refused with what would do", (runs) => {
  expect(() => paintOptions([`--runs=${runs}`])).toThrow(
    new UsageError(`--runs is "${runs}": give a number between 1 and 100.`),
  );
});

test("an option that does not exist is refused by its name", () => {
  expect(() => paintOptions(["--brnad", "acme"])).toThrow(/--brnad/);
  expect(() => paintOptions(["--brnad", "acme"])).toThrow(UsageError);
});

test("pages are measured as a member sees them with an account of the demo; one that it does not have is refused", () => {
  expect(paintOptions(["--page", "gameRecord", "--as", "maria"])).toMatchObject({ pages: ["gameRecord"], as: "maria" });
  expect(() => paintOptions(["--as", "mria"])).toThrow(/no account of the demo "mria"\. Did you mean "maria"\?/);
  expect(() => paintOptions(["--as", "mria"])).toThrow(UsageError);
});
