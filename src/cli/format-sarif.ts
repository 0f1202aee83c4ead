import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checks } from "#compile/checks/registry.ts";
import type { Diagnostic, Mark } from "#compile/findings/diagnostic.ts";
import type { CheckRun } from "./check-command.ts";
import { engineFolder } from "./engine.ts";
import { layerOf } from "./format-machine.ts";
import { fromHere, type Project } from "./project.ts";

/** SARIF 2.1.0, the format in which code scanners report to forges and editors. Contains every finding. */
export function sarifReport({ diagnostics, project }: CheckRun): string {
  const rules = rulesFor(diagnostics);
  const index = new Map(rules.map(({ id }, place) => [id, place]));
  const bases: Record<string, { uri: string }> = {};
  const fingerprints = fingerprinter();
  const results = diagnostics.map((one) => ({
    ruleId: one.rule,
    ruleIndex: index.get(one.rule),
    level: one.severity,
    message: { text: one.hint === undefined ? one.message : `${one.message} ${one.hint}` },
    locations: [locationOf(one, project, bases)],
    ...(one.related && {
      relatedLocations: one.related.map((mark) => ({
        ...locationOf(mark, project, bases),
        message: { text: "It shows here." },
      })),
    }),
    partialFingerprints: { "livery/v1": fingerprints(one) },
    properties: { brand: layerOf(one.file), brands: one.brands, pointer: one.pointer },
  }));
  const driver = { name: "livery", semanticVersion: engineVersion(), rules };
  const run = { tool: { driver }, columnKind: "utf16CodeUnits", originalUriBaseIds: bases, results };
  return JSON.stringify(
    { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] },
    null,
    2,
  );
}

function locationOf(mark: Mark, project: Project, bases: Record<string, { uri: string }>) {
  const { file, line, column, length, pointer } = mark;
  return {
    physicalLocation: {
      artifactLocation: artifactOf(file, project, bases),
      region: { startLine: line, startColumn: column, endLine: line, endColumn: column + length },
    },
    ...(pointer !== "" && { logicalLocations: [{ fullyQualifiedName: pointer, kind: "property" }] }),
  };
}

/** Every rule of the engine, and one for findings without a rule. */
function rulesFor(diagnostics: readonly Diagnostic[]) {
  const parts = partsOfRules();
  const known = checks.map(({ id, description, severity }) => {
    const text = parts.get(id) ?? description;
    return {
      id,
      shortDescription: { text: description },
      fullDescription: { text: description },
      help: { text, markdown: text },
      defaultConfiguration: { level: severity },
    };
  });
  const ids = new Set(known.map(({ id }) => id));
  const others = new Set(diagnostics.map(({ rule }) => rule).filter((rule) => !ids.has(rule)));
  return [
    ...known,
    ...[...others].map((id) => ({
      id,
      shortDescription: { text: id },
      fullDescription: { text: id },
      help: { text: id, markdown: id },
      defaultConfiguration: { level: "error" as const },
    })),
  ];
}

/** What docs/rules.md says of each rule, by its name. */
function partsOfRules(): Map<string, string> {
  const [, ...parts] = readFileSync(join(engineFolder, "docs/rules.md"), "utf8").split(/^### /m);
  return new Map(
    parts.map((part) => [part.split("\n", 1).join(), `# ${part.split(/^## /m, 1).join().trim()}`] as const),
  );
}

function engineVersion(): string {
  return (JSON.parse(readFileSync(join(engineFolder, "package.json"), "utf8")) as { version: string }).version;
}

/** A relative address. It starts at the working folder; a file outside starts at its own named folder. */
function artifactOf(
  file: string,
  project: Project,
  bases: Record<string, { uri: string }>,
): { uri: string; uriBaseId?: string } {
  const shown = fromHere(project.shown(file));
  if (!/^(?:[/\\]|[A-Za-z]:|\.\.)/.test(shown)) return { uri: uriOf(shown) };
  const [top = ""] = file.split("/");
  const borrowed = project.borrowed.has(file);
  const uriBaseId = `${borrowed ? "ENGINE_" : ""}${top.toUpperCase().replace("-", "_")}`;
  const folder = borrowed
    ? join(engineFolder, top)
    : top === "brands"
      ? project.folders.brands
      : project.folders.textPacks;
  bases[uriBaseId] = { uri: `${pathToFileURL(folder).href.replace(/\/$/, "")}/` };
  return { uri: uriOf(file.slice(top.length + 1)), uriBaseId };
}

function uriOf(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

/** The same mistake has the same fingerprint wherever its lines move; equal ones in one file are numbered. */
function fingerprinter(): (diagnostic: Diagnostic) => string {
  const seen = new Map<string, number>();
  return ({ rule, file, pointer, message }) => {
    const hash = createHash("sha256")
      .update([rule, file, pointer, message.replaceAll(/\bline \d+/g, "line")].join("\n"))
      .digest("hex")
      .slice(0, 32);
    const times = seen.get(hash) ?? 0;
    seen.set(hash, times + 1);
    return times === 0 ? hash : `${hash}:${times}`;
  };
}
