import fc from "fast-check";
import { expect, test } from "vitest";
import { pageJoiner } from "./join-pages.ts";

interface Entry {
  id: string;
}
const pageOf = (...ids: string[]) => ({ content: ids.map((id) => ({ id })) });
const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);
const joiner = () => pageJoiner<Entry>(({ id }) => id);
const aPage = fc
  .array(fc.constantFrom("a", "b", "c", "d", "e", "f", "g"), { maxLength: 4 })
  .map((ids) => pageOf(...ids));

test("the entries of all pages are joined in order, and a duplicate keeps its first position", () => {
  expect(idsOf(joiner()({ pages: [pageOf("a", "b"), pageOf("b", "c"), pageOf()] }))).toEqual(["a", "b", "c"]);
});
test("whatever was joined before, the entries are those of the current pages", () => {
  fc.assert(
    fc.property(
      fc.array(aPage, { minLength: 1, maxLength: 6 }),
      fc.array(fc.array(fc.nat(5), { maxLength: 6 }), { minLength: 1, maxLength: 8 }),
      (known, questions) => {
        const join = joiner();
        for (const question of questions) {
          const pages = question.flatMap((index) => known[index] ?? []);
          expect(idsOf(join({ pages }))).toEqual([...new Set(pages.flatMap(({ content }) => idsOf(content)))]);
        }
      },
    ),
  );
});
test("another page leaves the earlier entries the same objects", () => {
  const [first, second] = [pageOf("a"), pageOf("b")];
  const join = joiner();
  const [before] = join({ pages: [first] });
  expect(join({ pages: [first, second] })[0]).toBe(before);
});
