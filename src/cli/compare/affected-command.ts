import { affectedScreens, type AffectedScreens } from "./affected-screens.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { pc } from "../colours.ts";
import { counted } from "../counted.ts";
import type { FolderOptions } from "../folders.ts";
import type { Terminal } from "../terminal.ts";
import { compileThenAndNow, type ThenAndNow } from "./then-and-now.ts";

/** A brand that changed. */
interface AffectedBrand {
  brand: string;
  state: "changed" | "new" | "gone";
  /** All screens for a new brand; none for a removed one. */
  screens: AffectedScreens;
}

/**
 * Lists brands whose compiled content differs from that at a git reference, and the affected screens. The exit code is
 * 0.
 */
export function affectedCommand(
  options: FolderOptions & { since: string; format: "pretty" | "json" },
  terminal: Terminal,
): number {
  const moments = compileThenAndNow(options.since, options, [], terminal);
  const ids = [...new Set([...moments.now.brandIds, ...moments.then.brandIds])].sort();
  const affected = ids.flatMap((id) => affectedBrand(id, moments));
  terminal.write(
    options.format === "json"
      ? `${JSON.stringify(affected, null, 2)}\n`
      : prettyList(affected, ids.length, options.since),
  );
  return 0;
}

function affectedBrand(brand: string, { now, then, changedPictures }: ThenAndNow): AffectedBrand[] {
  const [before, after] = [then.brands.get(brand), now.brands.get(brand)];
  if (!after) return [{ brand, state: "gone", screens: [] }];
  if (!before) return [{ brand, state: "new", screens: "all" }];
  if (usesOneOf(changedPictures, after) || usesOneOf(changedPictures, before))
    return [{ brand, state: "changed", screens: "all" }];
  return before.digest === after.digest ? [] : [{ brand, state: "changed", screens: affectedScreens(before, after) }];
}

/** Whether a picture is in one of the brand's layers and used by the brand. */
function usesOneOf(pictures: ReadonlySet<string>, { layers, brand }: CompiledBrand): boolean {
  const near = [...pictures].flatMap((path) =>
    layers.flatMap((layer) =>
      path.startsWith(`brands/${layer}/assets/`) ? [path.slice(`brands/${layer}/`.length)] : [],
    ),
  );
  if (near.length === 0) return false;
  const text = JSON.stringify(brand);
  return near.some((path) => text.includes(`"${path}"`));
}

function prettyList(affected: readonly AffectedBrand[], total: number, ref: string): string {
  const width = Math.max(0, ...affected.map(({ brand }) => brand.length));
  const lines = affected.map((one) => `${one.brand.padEnd(width)}  ${screensOf(one)}\n`);
  const sum =
    affected.length === 0
      ? `Nothing changed since ${ref}: ${counted(total, "brand")}.`
      : `${affected.length} of ${counted(total, "brand")} changed since ${ref}.`;
  return `${lines.join("")}${lines.length > 0 ? "\n" : ""}${sum}\n`;
}

function screensOf({ state, screens }: AffectedBrand): string {
  if (state === "gone") return pc.red("the brand is gone");
  if (state === "new") return `${pc.green("new")}, all screens`;
  if (screens === "all") return "all screens";
  return screens.length === 0 ? pc.dim("no screen: only what no page shows") : screens.join(", ");
}
