// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { saveFile } from "./save-file.ts";

const saved: { name: string; blob: Blob }[] = [];

afterEach(() => {
  saved.length = 0;
});

/** Keeps what a browser would save when a link with `download` is tapped. */
function browser(): void {
  let given: Blob | undefined;
  URL.createObjectURL = (blob) => {
    given = blob as Blob;
    return "blob:site/1";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.getAttribute("href") === "blob:site/1" && given) saved.push({ name: this.download, blob: given });
  });
}

test("saves what the call answered under the answered name, and leaves nothing on the page", async () => {
  browser();
  const answer = { name: "acme-maria.json", content: '{"member":"maria"}' };
  const action = { action: "save-file", name: { answer: "name" }, content: { answer: "content" } } as const;
  await saveFile(action, actionContext({ subject: { answer } }));
  expect(saved.map(({ name }) => name)).toEqual(["acme-maria.json"]);
  expect(saved[0]?.blob.size).toBe(answer.content.length);
  expect(document.querySelector("a")).toBeNull();
});

test("saves fields of the row in scope as well", async () => {
  browser();
  const action = { action: "save-file", name: "code.txt", content: { row: "code" } } as const;
  await saveFile(action, actionContext({ subject: { row: { code: "RAMON88" } } }));
  expect(saved.map(({ name, blob }) => [name, blob.size])).toEqual([["code.txt", 7]]);
});
