import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { pointerOf } from "#kernel/pointer.ts";
import type { Change } from "./change.ts";

/** Changed texts that a page shows before and after. Texts that come or go with a widget are part of that change. */
export function wordChanges(before: CompiledBrand, after: CompiledBrand): Change[] {
  const used = usedKeys(after);
  const earlier = usedKeys(before);
  return Object.keys(after.texts).flatMap((language) => {
    const [then, now] = [before.texts[language as LanguageCode], after.texts[language as LanguageCode]];
    if (!then || !now) return [];
    return Object.keys(now)
      .filter((key) => used.has(key) && earlier.has(key) && then[key] !== now[key])
      .sort()
      .map((key): Change => ({
        area: "words",
        kind: then[key] === undefined ? "gained" : "changed",
        pointer: pointerOf(["texts", language, key]),
        ...(then[key] !== undefined && { before: then[key] }),
        after: now[key],
      }));
  });
}

function usedKeys({ uses, frameUse }: CompiledBrand): Set<string> {
  return new Set([...frameUse.texts, ...Object.values(uses).flatMap(({ texts }) => texts)]);
}
