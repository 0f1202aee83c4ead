// @vitest-environment jsdom
import { act, StrictMode, Suspense, use } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { recordEarlyTaps, useEarlyTap } from "./early-taps.ts";
import { eventually } from "../../tests/support/eventually.ts";

const tapped = vi.fn<(name: string) => void>();
let resolveCode: () => void;
let root: Root | undefined;

function Part({ name, code }: { name: string; code: Promise<void> | null }) {
  if (code) use(code);
  useEarlyTap();
  return (
    <button type="button" onClick={() => tapped(name)}>
      {name}
    </button>
  );
}

const page = (code: Promise<void> | null) => (
  <StrictMode>
    <Suspense>
      <Part name="quick" code={null} />
    </Suspense>
    <Suspense>
      <Part name="late" code={code} />
    </Suspense>
  </StrictMode>
);

function drawAsHost(): void {
  const html = new DOMParser().parseFromString(`<div id="root">${renderToString(page(null))}</div>`, "text/html");
  document.body.replaceChildren(...html.body.children);
}

/** A page of the host that React hydrates; the code of its second part loads when the test lets it. */
async function hydrate(): Promise<void> {
  drawAsHost();
  const code = new Promise<void>((resolve) => (resolveCode = resolve));
  await act(async () => {
    root = hydrateRoot(document.getElementById("root")!, page(code));
  });
}
const tap = (name: string) =>
  act(async () => [...document.querySelectorAll("button")].find((button) => button.textContent === name)?.click());

beforeAll(recordEarlyTaps);
beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(async () => {
  await act(async () => root?.unmount());
  tapped.mockReset();
});

test("a tap on a button whose code is still loading is replayed once it has loaded", async () => {
  await hydrate();
  await tap("late");
  expect(tapped).not.toHaveBeenCalled();
  await act(async () => resolveCode());
  await eventually(() => expect(tapped.mock.calls).toEqual([["late"]]));
});

test("a tap that is handled is not replayed", async () => {
  await hydrate();
  await tap("quick");
  await act(async () => resolveCode());
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(tapped.mock.calls).toEqual([["quick"]]);
});

test("a tap on something else replaces the earlier one", async () => {
  await hydrate();
  await tap("late");
  await tap("quick");
  await act(async () => resolveCode());
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(tapped.mock.calls).toEqual([["quick"]]);
});

test("a tap from before any code had come is answered", async () => {
  drawAsHost();
  vi.stubGlobal("liveryTap", document.querySelector("button"));
  recordEarlyTaps();
  await act(async () => {
    root = hydrateRoot(document.getElementById("root")!, page(null));
  });
  await eventually(() => expect(tapped.mock.calls).toEqual([["quick"]]));
});

test("a tap that makes React hydrate its part counts once", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  drawAsHost();
  root = hydrateRoot(document.getElementById("root")!, page(null));
  const button = document.querySelector("button");
  // The page itself is hydrated in a task of its own, its parts in later ones.
  await eventually(() => expect(Object.keys(document.getElementById("root")!).join()).toContain("__reactContainer"));
  // As a finger does: during its own `click()` a button ignores another.
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await eventually(() => expect(tapped).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done, 50));
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  expect(tapped.mock.calls).toEqual([["quick"]]);
});
