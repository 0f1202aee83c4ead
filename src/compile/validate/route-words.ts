import type { Brand } from "#descriptor/brand.ts";
import type { AsFarAsRead } from "../layer/draft.ts";
import type { TextKeys } from "../layer/text-keys.ts";
import type { Reference } from "./walk.ts";

type Routes = AsFarAsRead<Brand>["routes"];

/** The texts that a route is described by, and how their keys in text packs begin. */
const beginnings = { title: "route", description: "description" } as const;
type Word = keyof typeof beginnings;

/** The text that a route has where it names none. */
export function usualWord(word: Word, id: string): string {
  return `${beginnings[word]}.${id}`;
}

/** Routes with the texts named after them, where they name none and there are such. */
export function withRouteWords(routes: Routes, textKeys: Pick<TextKeys, "has">): Routes {
  return (
    routes &&
    Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [
        id,
        route && { ...route, ...Object.fromEntries(addedTo(id, route, textKeys)) },
      ]),
    )
  );
}

/** What `withRouteWords` adds to the routes that a brand says. */
export function routeWords(routes: Routes, textKeys: Pick<TextKeys, "has">): Reference[] {
  return Object.entries(routes ?? {}).flatMap(([id, route]) =>
    addedTo(id, route ?? {}, textKeys).map(([, name]): Reference => ({ kind: "text", name, path: ["routes", id] })),
  );
}

function addedTo(id: string, route: object, textKeys: Pick<TextKeys, "has">): [Word, string][] {
  return (Object.keys(beginnings) as Word[])
    .map((word): [Word, string] => [word, usualWord(word, id)])
    .filter(([word, name]) => !Object.hasOwn(route, word) && textKeys.has(name));
}
