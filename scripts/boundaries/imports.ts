import { parseSync } from "@swc/core";
import { isRecord, childrenOf, type SyntaxNode } from "./syntax.ts";

/** One import of a file. `type`: erased before the code runs. `lazy`: a call of `import()`. */
export interface FileImport {
  specifier: string;
  kind: "code" | "lazy" | "type";
}

/** Everything that a TypeScript or JavaScript file imports or re-exports, in the order of the file. */
export function importsOf(source: string, fileName: string): FileImport[] {
  const tree: unknown = parseSync(source, { syntax: "typescript", tsx: fileName.endsWith("x"), target: "es2022" });
  const found: FileImport[] = [];
  collect(tree, found);
  return withoutShadowedTypes(found);
}

function collect(node: unknown, found: FileImport[]): void {
  if (isRecord(node)) {
    const one = importIn(node);
    if (one) found.push(one);
  }
  for (const child of childrenOf(node)) collect(child, found);
}

function importIn(node: SyntaxNode): FileImport | undefined {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return isRecord(node.source)
        ? { specifier: String(node.source.value), kind: node.typeOnly === true ? "type" : "code" }
        : undefined;
    case "TsImportType":
      return isRecord(node.argument) ? { specifier: String(node.argument.value), kind: "type" } : undefined;
    case "CallExpression":
      return lazyImport(node);
    default:
      return undefined;
  }
}

function lazyImport(call: SyntaxNode): FileImport | undefined {
  if (!isRecord(call.callee) || call.callee.type !== "Import" || !Array.isArray(call.arguments)) return undefined;
  const first: unknown = call.arguments[0];
  const argument = isRecord(first) ? first.expression : undefined;
  return isRecord(argument) && argument.type === "StringLiteral"
    ? { specifier: String(argument.value), kind: "lazy" }
    : undefined;
}

/** A file that imports both code and types from the same module counts as importing code. */
function withoutShadowedTypes(imports: FileImport[]): FileImport[] {
  const code = new Set(imports.filter((one) => one.kind !== "type").map((one) => one.specifier));
  return imports.filter((one) => one.kind !== "type" || !code.has(one.specifier));
}
