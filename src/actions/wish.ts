import { isObject } from "#kernel/json.ts";
import { tabStorage } from "#session/storage.ts";

/** Where a visitor wanted to go before being asked to sign in. */
export interface Wish {
  route: string;
  query?: Readonly<Record<string, string>> | undefined;
}

const KEY = "livery.wish";

export function rememberWish(wish: Wish): void {
  tabStorage.write(KEY, JSON.stringify(wish));
}

/** Takes the wish, so that it is granted once. */
export function takeWish(): Wish | null {
  const text = tabStorage.read(KEY);
  tabStorage.remove(KEY);
  try {
    const wish: unknown = JSON.parse(text ?? "null");
    return isObject(wish) && typeof wish["route"] === "string" ? (wish as unknown as Wish) : null;
  } catch {
    return null;
  }
}
