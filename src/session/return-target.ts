import { isObject } from "#kernel/json.ts";
import type { Places } from "#descriptor/places.ts";
import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import type { ActionQuery } from "#descriptor/vocabulary/query.ts";
import { tabStorage } from "./storage.ts";

type Refusal = EnterRules[number]["do"];

/** The page that a visitor wanted before being asked to sign in. */
export interface ReturnTarget {
  route: string;
  query?: ActionQuery | undefined;
}

const KEY = "livery.returnTarget";

/** The fallback where storage is full or forbidden: lasts until the page is left. */
let memory: string | null = null;

/**
 * Saves a target when the refusal asks to sign in; any other refusal is final, so that nobody is redirected there
 * later.
 */
export function saveReturnTarget(target: ReturnTarget, instead: Refusal, places: Pick<Places, "signIn">): void {
  if (asksToSignIn(instead, places)) store(target);
}

/** Saves the page from which a visitor goes to sign in, unless something on that page was wanted already. */
export function saveReturnPage(page: ReturnTarget): void {
  if ((memory ?? tabStorage.read(KEY)) === null) store(page);
}

function store(target: ReturnTarget): void {
  memory = JSON.stringify(target);
  if (tabStorage.write(KEY, memory)) memory = null;
}

function asksToSignIn(refusal: Refusal, { signIn }: Pick<Places, "signIn">): boolean {
  return refusal.action === "open-login" || (refusal.action === "redirect" && refusal.to === signIn);
}

/** Forgets the target: the visitor is on a page again that is not about signing in. */
export function forgetReturnTarget(): void {
  memory = null;
  tabStorage.remove(KEY);
}

/** Reads the target and clears it: it is used once. */
export function takeReturnTarget(): ReturnTarget | null {
  const text = memory ?? tabStorage.read(KEY);
  forgetReturnTarget();
  try {
    const target: unknown = JSON.parse(text ?? "null");
    return isObject(target) && typeof target["route"] === "string" ? (target as unknown as ReturnTarget) : null;
  } catch {
    return null;
  }
}
