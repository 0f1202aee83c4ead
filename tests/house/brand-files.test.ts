import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const files = ["brands", "text-packs"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(folder, name)),
);

/** The schema a file names, as a path in the repository; undefined if it names none. */
function schemaOf(file: string, text: string): string | undefined {
  const { $schema } = JSON.parse(text) as { $schema?: string };
  return $schema && resolve(root, dirname(file), $schema).slice(root.length + 1);
}

/** The kind of a file, from its path: theme.json → theme, screens/home.json → screen. */
function kindOf(file: string): string {
  const parts = file.split("/");
  if (parts[0] === "text-packs") return "text-pack";
  const folder = parts.at(-2);
  return folder === "screens" ? "screen" : folder === "forms" ? "form" : (parts.at(-1) ?? "").replace(/\.json$/, "");
}

/** A brand's files name the schemas with its names, which Livery writes; the package contains base and markets. */
function folderOf(file: string): string {
  const layer = file.split("/")[1] ?? "";
  return ["base", "markets"].includes(layer) ? "schemas" : `.livery/schemas/${layer}`;
}

test.each(files)("%s names the schema of its kind", (file) => {
  expect(schemaOf(file, readFileSync(join(root, file), "utf8"))).toBe(`${folderOf(file)}/${kindOf(file)}.schema.json`);
});

test("a file without a schema, or with another kind's, is reported", () => {
  expect(schemaOf("brands/acme/footer.json", "{}")).toBeUndefined();
  expect(schemaOf("brands/acme/footer.json", '{"$schema":"../../schemas/header.schema.json"}')).not.toBe(
    `schemas/${kindOf("brands/acme/footer.json")}.schema.json`,
  );
});
