import { readFileSync, readdirSync } from "node:fs";
import { parseSync } from "@swc/core";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { childrenOf, isRecord } from "../boundaries/syntax.ts";

const calls: Readonly<Record<string, Endpoint>> = contract;
const table = new URL("../../architecture.mjs", import.meta.url).href;
const { folders } = (await import(table)) as { folders: Readonly<Record<string, { types: readonly string[] }>> };

/**
 * Folders of the site whose code can name a call: those that know the contract, and as types only, so that what they
 * name is a text.
 */
const siteFolders = Object.entries(folders)
  .filter(([name, { types }]) => name.startsWith("src/") && types.includes("src/gateway"))
  .map(([name]) => name);

/** The calls that only the pages with a widget make: they describe them. */
const ofWidgets = new Set<string>(
  Object.values(widgetDescriptions).flatMap((widget) => ("calls" in widget ? (widget.calls ?? []) : [])),
);

/**
 * The calls that the site's own code makes on any page: those that it names, and those that it finds by what the contract
 * says.
 */
export function callsOfCode(): readonly string[] {
  const named = new Set(siteFiles().flatMap((file) => callsNamedIn(readFileSync(file, "utf8"), file)));
  return Object.entries(calls)
    .filter(([name, call]) => (named.has(name) && !ofWidgets.has(name)) || isFound(call))
    .map(([name]) => name);
}

/** Files of the site whose code can name a call; tests are not part of it. */
export function siteFiles(): string[] {
  return siteFolders
    .flatMap((folder) => (readdirSync(folder, { recursive: true }) as string[]).map((path) => `${folder}/${path}`))
    .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path));
}

/** The calls that are a text somewhere in code: an argument, a value, an alternative, also of a type. */
export function callsNamedIn(code: string, file: string): string[] {
  const texts = new Set(textsIn(parseSync(code, { syntax: "typescript", tsx: file.endsWith("x"), target: "es2022" })));
  return Object.keys(calls).filter((name) => texts.has(name));
}

function textsIn(node: unknown): string[] {
  // A field of a type, `Rule["messages"]`, is no call.
  if (isRecord(node) && node.type === "TsIndexedAccessType") return textsIn(node["objectType"]);
  if (isRecord(node) && node.type === "StringLiteral") return [String(node["value"])];
  if (isRecord(node) && node.type === "TemplateElement") return [String(node["cooked"])];
  return childrenOf(node).flatMap(textsIn);
}

/** Whether code finds a call without naming it: what ends the session, and what counts something. */
function isFound({ session, counts }: Endpoint): boolean {
  return session === "ends" || counts !== undefined;
}
