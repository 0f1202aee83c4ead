import type { ResolvedPicture } from "#descriptor/widgets/image.ts";
import { valueAtPath, withValueAt } from "#kernel/pointer.ts";
import type { Draft } from "../layer/draft.ts";
import type { Picture } from "../read/picture.ts";

/** The same brand, in which a placed picture says how large it is: a page keeps its place free. */
export function withPictureSizes<T>(
  brand: T,
  { walk, assets }: Pick<Draft, "walk" | "assets">,
  pictures: Readonly<Record<string, Picture>>,
): T {
  let sized: unknown = brand;
  for (const { kind, name, path } of walk.references) {
    if (kind !== "asset" || path.at(-1) !== "asset") continue;
    const { width, height } = pictures[assets[name] ?? ""] ?? {};
    if (width === undefined || height === undefined) continue;
    const place = path.slice(0, -1);
    const picture = valueAtPath(sized, place) as ResolvedPicture;
    sized = withValueAt(sized, place, { ...picture, size: { width, height } });
  }
  return sized as T;
}
