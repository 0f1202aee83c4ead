import type { z } from "zod";
import { widgetDescriptions } from "./descriptions.generated.ts";

export { widgetDescriptions };
export type WidgetType = keyof typeof widgetDescriptions;
export const widgetTypes = Object.keys(widgetDescriptions) as [WidgetType, ...WidgetType[]];
/** The options of a widget as its component gets them: defaults filled in. */
export type WidgetOptions = { [T in WidgetType]: z.output<(typeof widgetDescriptions)[T]["options"]> };
