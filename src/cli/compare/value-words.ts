import { isObject } from "#kernel/json.ts";
import type { Names } from "./names.ts";

const texts: ReadonlySet<string> = new Set(["label", "title", "text", "placeholder", "note", "busy"]);
const longest = 80;

/** A value in a sentence: a route by its name, a text key by its text, true and false as on and off. */
export function valueWords(value: unknown, key: string, names: Names): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "string") return textWords(value, key, names);
  if (Array.isArray(value) && value.every((entry) => typeof entry !== "object"))
    return cut(value.join(", ")) || "nothing";
  return (isObject(value) && actionWords(value, key, names)) || cut(JSON.stringify(value) ?? "nothing");
}

function textWords(text: string, key: string, names: Names): string {
  if (key === "to") return names.route(text);
  return texts.has(key) && names.hasWord(text) ? `“${cut(names.word(text))}”` : cut(text) || "nothing";
}

/** The result of an action, for actions with a short description. */
function actionWords(value: Readonly<Record<string, unknown>>, key: string, names: Names): string | undefined {
  if (value["action"] === "navigate" && typeof value["to"] === "string") return `going to ${names.route(value["to"])}`;
  if (key === "back" && typeof value["replace"] === "string") return `going back to ${names.route(value["replace"])}`;
  return typeof value["action"] === "string" && Object.keys(value).length === 1 ? value["action"] : undefined;
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
