import { required } from "#kernel/assert.ts";
import { orList } from "#kernel/english-list.ts";
import type { Node } from "../json-schema/node.ts";

/**
 * A Markdown table of an object's fields; nested objects follow with a dotted name.
 *
 * @param shown Definitions whose fields are shown where they are used, because no other page has them.
 */
export function fieldTable(node: Node, shown: Readonly<Record<string, Node>> = {}): string {
  const rows = rowsOf(node, "", shown);
  if (rows.length === 0) return "It has no fields.";
  return ["| field | value | default | description |", "|---|---|---|---|", ...rows].join("\n");
}

function rowsOf(node: Node, prefix: string, shown: Readonly<Record<string, Node>>): string[] {
  return Object.entries(node.properties ?? {})
    .filter(([name]) => name !== "$schema")
    .flatMap(([name, field]) => {
      const full = `${prefix}${name}`;
      const token = field.properties?.["$value"];
      const absent =
        field.default !== undefined
          ? `\`${cell(JSON.stringify(field.default))}\``
          : node.required?.includes(name)
            ? "required"
            : "";
      const row = `| \`${full}\` | ${token ? tokenWords(token) : valueWords(field)} | ${absent} | ${cell(field.description ?? "")} |`;
      const named = typeof field.additionalProperties === "object" ? field.additionalProperties : undefined;
      const entry = shown[named?.$ref?.replace("#/$defs/", "") ?? ""] ?? named;
      const inner = token
        ? []
        : field.properties
          ? rowsOf(field, `${full}.`, shown)
          : entry?.properties
            ? rowsOf(entry, `${full}.<id>.`, shown)
            : [];
      return [row, ...inner];
    });
}

/** A token of the theme as it is written. */
function tokenWords(token: Node): string {
  const one = token.items ?? token;
  if (one.pattern === undefined) return `\`{ "$value": … }\` of ${valueWords(token)}`;
  const form = one.pattern.endsWith("px$") ? "16px" : "#rrggbb";
  return `\`${JSON.stringify({ $value: token.items ? [form, form] : form }).replaceAll(/([:,{])|(?=})/g, (mark) => (mark ? `${mark} ` : " "))}\``;
}

/** Where each schema with a name is described. */
const described: Readonly<Record<string, string>> = {
  action: "brand.md#action",
  condition: "brand.md#condition",
  icon: "brand.md#icon",
  phrase: "bindings.md#texts-with-values",
  "form-phrase": "bindings.md#texts-with-values",
  listSource: "bindings.md#sources",
  recordSource: "bindings.md#sources",
};

function linkTo(name: string): string {
  return `[${name}](${required(described[name], `The place where "${name}" is described`)})`;
}

/** The values that a field accepts, in a few words. */
export function valueWords(node: Node): string {
  if (node.$ref !== undefined) return linkTo(node.$ref.replace("#/$defs/", ""));
  if (node.const !== undefined) return `\`${JSON.stringify(node.const)}\``;
  if (node.enum)
    return node.enum.length > 14 ? "a choice" : node.enum.map((choice) => `\`${String(choice)}\``).join(" ");
  if (node.anyOf) return orList(node.anyOf.flatMap((branch) => branch.anyOf ?? [branch]).map(valueWords));
  if (node.oneOf)
    return node.oneOf
      .map(
        (branch) =>
          `\`${String(Object.values(branch.properties ?? {}).find((inner) => inner.const !== undefined)?.const)}\``,
      )
      .join(" ");
  if (node.type === "array") return `list of ${node.items ? valueWords(node.items) : "anything"}`;
  if (node.propertyNames) return "map";
  const [only, another] = Object.keys(node.properties ?? {});
  if (only !== undefined && another === undefined) return `\`{ "${only}": … }\``;
  const { minimum, maximum } = node as { minimum?: number; maximum?: number };
  const range =
    minimum !== undefined && maximum !== undefined
      ? ` ${minimum}–${maximum}`
      : minimum !== undefined
        ? ` from ${minimum}`
        : "";
  return (
    {
      string: "text",
      integer: `whole number${range}`,
      number: `number${range}`,
      boolean: "`true` `false`",
      object: "object",
    }[String(node.type)] ?? "anything"
  );
}

/** Text escaped for a table cell. */
export function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("\n", " ");
}
