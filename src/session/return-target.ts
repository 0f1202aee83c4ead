import { isObject } from "#kernel/json.ts";
import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import { tabStorage } from "./storage.ts";

type Refusal = EnterRules[number]["do"];

/** Where a visitor wanted to go before being asked to sign in. */
export interface Wish {
  route: string;
  query?: Readonly<Record<string, string>> | undefined;
}

const KEY = "livery.wish";

/** Where storage is full or forbidden: until the page is left. */
let memory: string | null = null;

/**
 * Remembers a wish when what happens instead asks to sign in; any other refusal is final, so that nobody is led there
 * later.
 */
export function rememberWish(wish: Wish, instead: Refusal): void {
  if (!asksToSignIn(instead)) return;
  memory = JSON.stringify(wish);
  if (tabStorage.write(KEY, memory)) memory = null;
}

function asksToSignIn(refusal: Refusal): boolean {
  return refusal.do === "open-login" || (refusal.do === "redirect" && refusal.to === "login");
}

/** Takes the wish, so that it is granted once. */
export function takeWish(): Wish | null {
  const text = memory ?? tabStorage.read(KEY);
  memory = null;
  tabStorage.remove(KEY);
  try {
    const wish: unknown = JSON.parse(text ?? "null");
    return isObject(wish) && typeof wish["route"] === "string" ? (wish as unknown as Wish) : null;
  } catch {
    return null;
  }
}
