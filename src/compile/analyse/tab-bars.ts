import type { Tab } from "#descriptor/footer.ts";
import type { AsFarAsRead, Draft } from "../layer/draft.ts";
import type { Path } from "../validate/walk.ts";

/** A tab bar of a brand, as far as it could be read. */
interface TabBar {
  /** Where its tabs are. */
  path: Path;
  tabs: AsFarAsRead<Readonly<Record<string, Tab>>>;
}

/** The sections that have tab bars. */
export const tabSections: ReadonlySet<unknown> = new Set(["footer", "footers"]);

/** The tab bars of a brand: its own, and those that routes name. */
export function tabBars({ value }: Pick<Draft, "value">): TabBar[] {
  const own = value.footer?.tabs;
  return [
    ...(own ? [{ path: ["footer", "tabs"], tabs: own }] : []),
    ...Object.entries(value.footers ?? {}).flatMap(([id, named]) =>
      named?.tabs ? [{ path: ["footers", id, "tabs"], tabs: named.tabs }] : [],
    ),
  ];
}
