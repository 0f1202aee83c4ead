// @vitest-environment jsdom
import { act, StrictMode, Suspense, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, expect, test } from "vitest";
import { useHydrated } from "#ui/use-hydrated.ts";
import { EarlyChoices } from "./early-choices.ts";

let root: Root | undefined;

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(async () => {
  await act(async () => root?.unmount());
});

/** Controls of which React knows the state; it draws them again as soon as they are hydrated. */
function Part({ onChoice }: { onChoice(choice: string): void }) {
  const [kind, setKind] = useState("all");
  const [order, setOrder] = useState("latest");
  const [isOpen, setOpen] = useState(true);
  const isHydrated = useHydrated();
  const chosen =
    <Choice,>(set: (choice: Choice) => void) =>
    (choice: Choice) => {
      set(choice);
      onChoice(String(choice));
    };
  return (
    <form data-hydrated={isHydrated}>
      {["all", "game"].map((name) => (
        <input
          key={name}
          id={name}
          type="radio"
          name="kind"
          checked={kind === name}
          onChange={() => chosen(setKind)(name)}
        />
      ))}
      <select value={order} onChange={({ target }) => chosen(setOrder)(target.value)}>
        <option value="latest">latest</option>
        <option value="highest">highest</option>
      </select>
      <input id="open" type="checkbox" checked={isOpen} onChange={() => chosen(setOpen)(!isOpen)} />
      <input id="free" type="checkbox" defaultChecked onChange={() => onChoice("free")} />
    </form>
  );
}

const control = <E extends HTMLElement>(selector: string) => document.querySelector<E>(`main ${selector}`) as E;
const state = () => ({
  kind: control<HTMLInputElement>(":checked").id,
  order: control<HTMLSelectElement>("select").value,
  open: control<HTMLInputElement>("#open").checked,
});
const initial = { kind: "all", order: "latest", open: true };

/** A page of the host that a visitor uses before React hydrates it. */
async function hydrate(visit: () => void): Promise<string[]> {
  const choices: string[] = [];
  const page = (
    <StrictMode>
      <Suspense>
        <Part onChoice={(choice) => choices.push(choice)} />
        <EarlyChoices />
      </Suspense>
    </StrictMode>
  );
  const html = new DOMParser().parseFromString(`<main>${renderToString(page)}</main>`, "text/html");
  document.body.replaceChildren(...html.body.children);
  visit();
  await act(async () => {
    root = hydrateRoot(document.body.firstElementChild as Element, page);
  });
  await act(() => new Promise((later) => setTimeout(later)));
  return choices;
}

test.each([
  ["a radio button", () => control<HTMLInputElement>("#game").click(), { kind: "game" }],
  ["a list", () => (control<HTMLSelectElement>("select").value = "highest"), { order: "highest" }],
  ["a tick that is taken away", () => control<HTMLInputElement>("#open").click(), { open: false }],
])("what a visitor chose before the page reacts is not lost: %s", async (_what, visit, expected) => {
  const choices = await hydrate(visit);
  expect(state()).toEqual({ ...initial, ...expected });
  expect(choices).toEqual(Object.values(expected).map(String));
});

test("where nothing was chosen, nothing changes", async () => {
  expect(await hydrate(() => undefined)).toEqual([]);
  expect(state()).toEqual(initial);
});

test("what a control kept by itself is not chosen again", async () => {
  const choices = await hydrate(() => control<HTMLInputElement>("#free").click());
  expect(control<HTMLInputElement>("#free").checked).toBe(false);
  expect(choices).toEqual([]);
});
