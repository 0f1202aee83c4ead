import { act, fireEvent } from "@testing-library/react";
import { required } from "#kernel/assert.ts";
import { eventually } from "./eventually.ts";

const elements = {
  button: "button",
  link: "a[href]",
  tab: "[role=tab]",
  menuitem: "[role=menuitem]",
  dialog: "[role=dialog], [role=alertdialog], dialog",
};

/** The elements of a kind with this name: their label for screen readers, otherwise their text. */
export function allSeen(kind: keyof typeof elements, name: string | RegExp = /(?:)/): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(elements[kind])].filter((element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    return typeof name === "string" ? words === name : name.test(words);
  });
}

/** The first of them. */
export function seen(kind: keyof typeof elements, name?: string | RegExp): HTMLElement {
  return required(allSeen(kind, name)[0], `A ${kind} "${String(name)}"`);
}

/** Waits until something is on the page. */
export function appears(kind: keyof typeof elements, name?: string | RegExp): Promise<HTMLElement> {
  return eventually(() => seen(kind, name));
}

/** Taps something as soon as it is on the page. */
export async function tap(kind: keyof typeof elements, name: string | RegExp): Promise<void> {
  const target = await appears(kind, name);
  await act(async () => {
    fireEvent.click(target);
  });
}

/** The texts of all elements that match, in the order of the page. */
export function textsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? "");
}

/** The targets of all matching links, in the order of the page. */
export function linksOf(selector: string): (string | null)[] {
  return [...document.querySelectorAll(`${selector} a[href]`)].map((link) => link.getAttribute("href"));
}

const visible = (element: Element) => element.closest("[hidden], [role=tabpanel][aria-hidden=true]") === null;

/** The input of a visible form, by its label, once its code has loaded. */
export function field(label: string): Promise<HTMLInputElement> {
  return eventually(() => {
    const labels = [...document.querySelectorAll("form label")].filter(visible);
    const found = labels.find(({ textContent }) => textContent === label)?.getAttribute("for");
    return required(
      found ? document.querySelector<HTMLInputElement>(`[id="${found}"]`) : undefined,
      `A field "${label}"`,
    );
  });
}

/** Types into fields of a form, by their labels. */
export async function type(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const input = await field(label);
    await act(async () => {
      fireEvent.change(input, { target: { value } });
    });
  }
}

/** The labels of a visible form's fields, in order, once everything has loaded. */
export async function asked(last: string): Promise<string[]> {
  await field(last);
  return [...document.querySelectorAll("form label")].filter(visible).map(({ textContent }) => textContent ?? "");
}

/** The error messages of a form's fields. */
export function complaints(): string[] {
  return textsOf("form [aria-live=polite], form [role=alert]").filter((text) => text !== "");
}
