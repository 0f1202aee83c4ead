import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Test files with a document share it. What they must not share: its content, storage, cookies and address.
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
for (const [name] of document.cookie.split("; ").map((cookie) => cookie.split("=")))
  document.cookie = `${name ?? ""}=; max-age=0; path=/`;

// Nor the pages that were visited, of which a document forgets none: each file begins in a tab of its own, where "back"
// has nothing to go back to. The entry that is pushed removes those to which another file could go forward.
history.pushState(null, "", "/");
const visited = Object.getOwnPropertyDescriptor(History.prototype, "length")?.get;
const before = Number(visited?.call(history)) - 1;
Object.defineProperty(history, "length", { configurable: true, get: () => Number(visited?.call(history)) - before });

// A second, which it waits by default, is little for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// What a test has drawn is gone before its clock is: hooks run the last first.
afterEach(cleanup);
