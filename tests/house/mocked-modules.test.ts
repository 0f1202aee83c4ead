import { expect, test } from "vitest";
import { filesLike, textOf } from "./support/tree.ts";

const namesIn = (text: string, call: RegExp) =>
  [...new Set([...text.matchAll(call)].map(([, name]) => name ?? ""))].toSorted();
const mocked = /\bvi\.(?:doMock|mock)\(\s*(?:import\()?"([^"]+)"/g;
const unmocked = /\bvi\.doUnmock\("([^"]+)"\)/g;

test("a test file unmocks what it mocks: files share a process, and the next would get the mock", () => {
  const files = ["src", "sandbox", "packages", "tests", "scripts", "bench", "e2e"].flatMap((folder) =>
    filesLike(folder, /\.test\.tsx?$/),
  );
  const mocking = files.filter((file) => namesIn(textOf(file), mocked).length > 0);
  expect(mocking.length).toBeGreaterThan(5);
  const named = (file: string, pattern: RegExp) => namesIn(textOf(file), pattern).join();
  expect(mocking.filter((file) => named(file, unmocked) !== named(file, mocked))).toEqual([]);
});
