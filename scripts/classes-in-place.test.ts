import { expect, test } from "vitest";
import { withClassesInPlace } from "./classes-in-place.ts";

const names = new Map([
  ["list_row", "a1b"],
  ["list_head", "c2d"],
]);
const imported = 'import styles from "./list.module.css";\n';

test("a class is written by its short name where it is used, and the stylesheet stays imported", () =>
  expect(withClassesInPlace(`${imported}use(styles.row, styles.head);`, names)).toBe(
    'import "./list.module.css";\nuse("a1b", "c2d");',
  ));
test("a class that no stylesheet has is none", () =>
  expect(withClassesInPlace(`${imported}use(styles.other);`, names)).toContain("use(undefined)"));
test.each(["use(styles[look]);", "use({ styles });", "use({ ...styles, row: styles.row });"])(
  "where a class is chosen by a value the map stays: %s",
  (code) => expect(withClassesInPlace(imported + code, names)).toBe(imported + code),
);
test("another variable that ends in the same letters is another", () =>
  expect(withClassesInPlace(`${imported}use(mystyles.row, styles.row, "styles");`, names)).toContain(
    'use(mystyles.row, "a1b", "styles")',
  ));
