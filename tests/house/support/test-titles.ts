/**
 * The titles of tests in a source, as they are written there: `%s` and `${…}` are kept.
 *
 * Light on purpose: it takes the text that stands first in the brackets after `test`, `it` or `describe` (also
 * `test.describe`), and the text that stands first in brackets right after closing ones, which is where
 * `test.each([…])` has its title.
 */
export function titlesIn(source: string): Set<string> {
  const calls =
    /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`)/g;
  return new Set(
    [...source.matchAll(calls)].map(([, double, single, template]) =>
      (double ?? single ?? template ?? "").replaceAll(/\\(.)/g, "$1"),
    ),
  );
}
