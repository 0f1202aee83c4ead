import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { brandSchemas } from "./brand-schemas.ts";
import type { Node } from "./node.ts";

const root = resolve(import.meta.dirname, "../../..");
const { kinds, shared } = brandSchemas();
const schemas = new Map([...kinds, ...shared].map(({ path, text }) => [path, JSON.parse(text) as Node]));
const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  keywords: ["enumDescriptions", "livery"],
  schemas: [...schemas.values()],
});

function validatorOf(path: string): ValidateFunction {
  const validator = ajv.getSchema(basename(path));
  if (!validator) throw new Error(`There is no ${path}`);
  return validator;
}

/** The errors in a value with their paths, without those that only say that a branch failed. */
function mistakes(path: string, value: unknown): string[] {
  const validate = validatorOf(path);
  validate(value);
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== "if")
    .map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function jsonFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name));
}

describe("the schemas of brand files", () => {
  it.each([...schemas.keys()])("%s is a JSON Schema 2020-12", (path) => {
    expect(validatorOf(path)).toBeTypeOf("function");
  });

  it.each(["brands", "text-packs"].flatMap(jsonFiles).map((file) => [file.slice(root.length + 1), file]))(
    "%s matches the schema of its kind",
    (_name, file) => {
      const value = JSON.parse(readFileSync(file, "utf8")) as { $schema: string };
      const named = `schemas/${basename(value.$schema)}`;
      expect([...schemas.keys()]).toContain(named);
      expect(mistakes(named, value)).toEqual([]);
    },
  );

  it("define each thing in one file, to which the others refer", () => {
    const seenIn = new Map<string, string>();
    const repeated: string[] = [];
    const visit = (node: unknown, path: string, place: string): void => {
      if (typeof node !== "object" || node === null) return;
      const text = JSON.stringify(node);
      if (text.length < 2500) return;
      const before = seenIn.get(text);
      if (before !== undefined && before !== path) repeated.push(`${before} and ${path}${place}`);
      seenIn.set(text, path);
      for (const [key, inner] of Object.entries(node)) visit(inner, path, `${place}/${key}`);
    };
    for (const [path, schema] of schemas) visit(schema, path, "");
    expect(repeated).toEqual([]);
  });

  it("describe every field", () => {
    const bare: string[] = [];
    const visit = (node: unknown, path: string): void => {
      if (typeof node !== "object" || node === null) return;
      const { properties = {}, if: _condition, ...rest } = node as Node & { if?: unknown };
      for (const [name, field] of Object.entries(properties)) {
        const inner = [field, ...(field.anyOf ?? [])];
        const constant = inner.some((one) => one.const !== undefined);
        if (
          !path.includes("/then") &&
          typeof field === "object" &&
          !constant &&
          !inner.some((one) => one.description !== undefined || one.$ref !== undefined)
        )
          bare.push(`${path}/${name}`);
        visit(field, `${path}/${name}`);
      }
      for (const [key, inner] of Object.entries(rest)) visit(inner, `${path}/${key}`);
    };
    for (const [path, schema] of schemas) visit(schema, path);
    expect(bare).toEqual([]);
  });
});

describe("one mistake is one error in the editor", () => {
  const screen = (placement: unknown) => ({ body: { one: placement } });
  it.each([
    ["a misspelt key", "brand", { footer: { lok: "bar" } }, ["/footer must NOT have additional properties"]],
    [
      "a misspelt option",
      "screen",
      screen({ widget: "tabs", options: { lok: "pills" } }),
      ["/body/one/options must NOT have additional properties"],
    ],
    [
      "a misspelt widget",
      "screen",
      screen({ widget: "tab", options: { anything: 1 } }),
      ["/body/one/widget must be equal to one of the allowed values"],
    ],
    [
      "a slot that the widget does not have",
      "screen",
      screen({ widget: "section", slots: { body: {} } }),
      ["/body/one/slots must be null"],
    ],
    [
      "a body that the widget does not have",
      "screen",
      screen({ widget: "tabs", body: {} }),
      ["/body/one/body must be null"],
    ],
    [
      "a misspelt action",
      "menus",
      { main: { entries: { home: { do: { action: "navigat" } } } } },
      ["/main/entries/home/do/action must be equal to one of the allowed values"],
    ],
    [
      "a key that the action does not have",
      "menus",
      { main: { entries: { home: { do: { action: "navigate", two: "home" } } } } },
      ["/main/entries/home/do must NOT have additional properties"],
    ],
    [
      "an action in a list without its required target",
      "form",
      { after: { success: [{ action: "navigate" }] } },
      ["/after/success/0 must have required property 'to'"],
    ],
    [
      "a misspelt condition",
      "footer",
      { tabs: { home: { when: { falg: "A" } } } },
      ["/tabs/home/when must NOT have additional properties"],
    ],
    [
      "two conditions in one entry of a list",
      "footer",
      { tabs: { home: { when: { all: [{ flag: "A", device: "ios" }] } } } },
      ["/tabs/home/when/all/0 must NOT have more than 1 properties"],
    ],
  ])("%s", (_mistake, name, value, expected) => {
    expect(mistakes(`schemas/${name}.schema.json`, value)).toEqual(expected);
  });

  it.each([
    ["null removes an entry", "footer", { tabs: { home: null } }],
    ["an order in a map", "footer", { tabs: { $order: ["home", "..."] } }],
    ["options of a widget that a layer below names", "screen", screen({ options: { anything: 1 } })],
    ["a part of an action that a layer below names", "menus", { main: { entries: { home: { do: { to: "login" } } } } }],
  ])("%s is valid", (_what, name, value) => {
    expect(mistakes(`schemas/${name}.schema.json`, value)).toEqual([]);
  });
});
