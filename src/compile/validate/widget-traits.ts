import type { z } from "zod";
import type { WidgetDescription } from "#descriptor/describe-widget.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { memoize } from "#kernel/memoize.ts";
import { nodeOf } from "./zod-schema.ts";

/** What rules need to know of a widget of some type. */
export interface WidgetTraits extends Required<Pick<WidgetDescription, "rows" | "links">> {
  /** Whether it shows the row in scope when it names no source. */
  showsRow: boolean;
  /** Whether it may have pages, whose number is in the address. */
  hasPages: boolean;
  /** The option that names a form; undefined when it shows none. */
  form: string | undefined;
}

/** The traits of a widget by its type as it is written; a widget that does not exist has none. */
export const traitsOf = memoize((type: string): WidgetTraits => {
  const described: Readonly<Record<string, WidgetDescription>> = widgetDescriptions;
  const description = Object.hasOwn(described, type) ? described[type] : undefined;
  const options: Readonly<Record<string, z.ZodType>> = description?.options.shape ?? {};
  const { rows = [], links = {} } = description ?? {};
  return {
    rows,
    links,
    showsRow: rows.length > 0 && options["source"]?.safeParse(undefined).success === true,
    hasPages: options["paging"] !== undefined,
    form: Object.keys(options).find((name) => nodeOf(options[name] as z.ZodType).livery.reference === "form"),
  };
});
