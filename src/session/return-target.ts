import { isObject } from "#kernel/json.ts";
import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import { tabStorage } from "./storage.ts";

type Refusal = EnterRules[number]["do"];

/** Where a visitor wanted to go before being asked to sign in. */
export interface ReturnTarget {
  route: string;
  query?: Readonly<Record<string, string>> | undefined;
}

const KEY = "livery.returnTarget";

/** Where storage is full or forbidden: until the page is left. */
let memory: string | null = null;

/**
 * Remembers a target when what happens instead asks to sign in; any other refusal is final, so that nobody is led there
 * later.
 */
export function saveReturnTarget(target: ReturnTarget, instead: Refusal): void {
  if (!asksToSignIn(instead)) return;
  memory = JSON.stringify(target);
  if (tabStorage.write(KEY, memory)) memory = null;
}

function asksToSignIn(refusal: Refusal): boolean {
  return refusal.do === "open-login" || (refusal.do === "redirect" && refusal.to === "login");
}

/** Takes the target, so that it is granted once. */
export function takeReturnTarget(): ReturnTarget | null {
  const text = memory ?? tabStorage.read(KEY);
  memory = null;
  tabStorage.remove(KEY);
  try {
    const target: unknown = JSON.parse(text ?? "null");
    return isObject(target) && typeof target["route"] === "string" ? (target as unknown as ReturnTarget) : null;
  } catch {
    return null;
  }
}
