import { brand } from "#descriptor/brand.ts";
import type { WidgetDescription } from "#descriptor/describe-widget.ts";
import { iconName } from "#descriptor/vocabulary/icon.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { callDefinitions } from "./calls.ts";
import { fieldDefinitions } from "./fields.ts";
import { removes } from "./explained.ts";
import { layered, orNull } from "./layered.ts";
import { marked } from "./marked.ts";
import type { Node } from "./node.ts";
import { ofZod } from "./of-zod.ts";

const widgets = Object.values(widgetDescriptions) as WidgetDescription[];

/** Every shared schema by name: partial, as in a layer, and whole (`…-whole`), as in a list. */
export function definitions(): Record<string, Node> {
  const options = widgets.map((widget) => [widget.type, ofZod(widget.options, marked)] as const);
  const named: Record<string, Node> = Object.assign(
    {},
    ofZod(brand, marked).definitions,
    ...options.map(([, converted]) => converted.definitions),
  );
  named["icon"] = { type: "string", description: "An icon of the engine.", enum: [...iconName.options] };
  const all: Record<string, Node> = {};
  for (const [name, node] of Object.entries(named)) {
    all[name] = orNull(name === "placement" ? withWidgets(layered(node, false)) : layered(node, false));
    all[`${name}-whole`] = layered(node, true);
  }
  for (const [type, { root }] of options)
    all[`options-${type}`] = {
      ...orNull(layered(root, false)),
      description: widgetDescriptions[type as keyof typeof widgetDescriptions].description,
    };
  return { ...all, ...callDefinitions(), ...fieldDefinitions() };
}

/** A placement with the options, body and slots of the widget it names. */
function withWidgets(placement: Node): Node {
  const names = placement.properties?.["widget"];
  const described = { ...names, enumDescriptions: [...widgets.map(({ description }) => description), removes] };
  return {
    ...placement,
    properties: { ...placement.properties, widget: described as Node },
    allOf: widgets.map((widget) => ({
      if: { type: "object", properties: { widget: { const: widget.type } }, required: ["widget"] },
      then: { properties: { options: { $ref: `#/$defs/options-${widget.type}` }, ...placesOf(widget) } },
    })),
  };
}

/** The body and slots of a widget; those it does not have are null. */
function placesOf({ type, body, slots }: WidgetDescription): Record<string, Node> {
  return {
    body:
      body === undefined
        ? { type: "null", description: `The widget "${type}" has no body.` }
        : ({ description: body } as Node),
    ...(slots !== "any" && { slots: slotsOf(type, slots) }),
  };
}
function slotsOf(type: string, slots: Readonly<Record<string, string>> | undefined): Node {
  if (!slots) return { type: "null", description: `The widget "${type}" has no slots.` };
  return {
    properties: {
      $order: true,
      ...Object.fromEntries(Object.entries(slots).map(([name, description]) => [name, { description }])),
    },
    additionalProperties: false,
  } as unknown as Node;
}
