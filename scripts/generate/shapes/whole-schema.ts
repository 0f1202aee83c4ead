import type { z } from "zod";
import { iconName } from "#descriptor/vocabulary/icon.ts";
import type { WidgetDescription } from "#descriptor/describe-widget.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { lookedUp } from "#compile/validate/looked-up.ts";
import { layered } from "../json-schema/layered.ts";
import type { Node } from "../json-schema/node.ts";
import { ofZod, type Converted } from "../json-schema/of-zod.ts";
import { compact } from "./compact.ts";

const widgets = Object.values(widgetDescriptions) as WidgetDescription[];

/**
 * One schema with a definition for each part of a merged brand. It comes from the same conversion as the published
 * schemas, in their whole form: everything required is there, and a widget has the options of its type.
 */
export function wholeSchema(parts: Readonly<Record<string, z.ZodType>>): Node {
  const roots = Object.entries(parts).map(([name, schema]) => [name, shapeOf(schema)] as const);
  const options = widgets.map((widget) => [widget.type, shapeOf(widget.options)] as const);
  const named: Record<string, Node> = Object.assign(
    { icon: { type: "string", enum: [...iconName.options] } },
    ...[...roots, ...options].map(([, { definitions }]) => definitions),
  );
  const definitions: Record<string, Node> = {};
  for (const [name, node] of Object.entries(named)) definitions[`${name}-whole`] = layered(node, true);
  for (const [type, { root }] of options) definitions[`options-${type}`] = layered(root, true);
  for (const [name, { root }] of roots) definitions[name] = layered(root, true);
  definitions["placement-whole"] = withWidgets(definitions["placement-whole"] ?? {});
  return compact(definitions);
}

/** Names that a rule looks up may be any string: that rule reports what is wrong with them. */
function shapeOf(schema: z.ZodType): Converted {
  return ofZod(schema, (node, { reference }) =>
    reference !== undefined && lookedUp.has(reference) ? { type: "string" } : node,
  );
}

/** A placement with the options, the body and the slots of its widget. */
function withWidgets(placement: Node): Node {
  return {
    ...placement,
    allOf: widgets.map((widget) => ({
      if: { type: "object", properties: { widget: { const: widget.type } }, required: ["widget"] },
      then: { properties: placesOf(widget), ...(needsOptions(widget) && { required: ["options"] }) },
    })),
  };
}

function placesOf({ type, body, slots }: WidgetDescription): Record<string, Node> {
  const places: Record<string, Node | false> = { options: { $ref: `#/$defs/options-${type}` } };
  if (body === undefined) places["body"] = false;
  if (slots === undefined) places["slots"] = false;
  else if (slots !== "any")
    places["slots"] = {
      properties: Object.fromEntries(Object.keys(slots).map((name) => [name, true])) as unknown as Record<string, Node>,
      additionalProperties: false,
    };
  return places as Record<string, Node>;
}

/** Without options a widget has the defaults, unless one of its options has none. */
function needsOptions({ options }: WidgetDescription): boolean {
  return !options.safeParse({}).success;
}
