import type { Handlers } from "../../sandbox/calls/call-context.ts";
import type { handlersByCall } from "../../sandbox/calls/handlers.generated.ts";
import type { components } from "#widgets/registry.generated.ts";
import type { WidgetRegistry } from "#widgets/registry.ts";

type Fits<List, Given> = Given extends List ? true : false;

/** A generated list compiles only while it is complete: one without an entry does not fit. */
export const fits: {
  widgets: Fits<WidgetRegistry, typeof components>;
  handlers: Fits<Handlers, typeof handlersByCall>;
  withoutAComponent: Fits<WidgetRegistry, Omit<typeof components, "tabs">>;
  withoutAHandler: Fits<Handlers, Omit<typeof handlersByCall, "login">>;
} = { widgets: true, handlers: true, withoutAComponent: false, withoutAHandler: false };
