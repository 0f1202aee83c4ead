// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { useLotteryFavourites } from "./lottery-favourites.ts";
import { setPreference } from "./preferences.ts";

beforeEach(() => setPreference("LOTTFAV", ""));
const start = (userName: string) => renderHook(() => useLotteryFavourites(userName)).result;

test("favourites of draws are a map from userName to ids under LOTTFAV @games-3-20", () => {
  const maria = start("maria");
  act(() => maria.current.toggle("7"));
  act(() => maria.current.toggle("8"));
  expect(maria.current.ids).toEqual(["7", "8"]);
  expect(JSON.parse(localStorage.getItem("LOTTFAV") ?? "")).toEqual({ maria: ["7", "8"] });
  act(() => maria.current.toggle("7"));
  expect(maria.current.ids).toEqual(["8"]);
});
test("each member has their own favourites on a shared phone", () => {
  const [maria, juan] = [start("maria"), start("juan")];
  act(() => maria.current.toggle("7"));
  act(() => juan.current.toggle("9"));
  expect([maria.current.ids, juan.current.ids]).toEqual([["7"], ["9"]]);
});
test.each([["{"], ["[]"], ["7"], ['{"maria":"7"}'], ['{"maria":[7,null]}']])(
  "malformed stored data counts as empty: %s",
  (stored) => {
    setPreference("LOTTFAV", stored);
    const maria = start("maria");
    expect(maria.current.ids).toEqual([]);
    act(() => maria.current.toggle("8"));
    expect(maria.current.ids).toEqual(["8"]);
  },
);
test("a name that every object inherits is a name like any other", () => {
  const odd = start("constructor");
  expect(odd.current.ids).toEqual([]);
  act(() => odd.current.toggle("8"));
  expect(odd.current.ids).toEqual(["8"]);
});
