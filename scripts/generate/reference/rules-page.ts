import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "#compile/checks/check.ts";
import { code, codeOf } from "./code-block.ts";
import { cell } from "./field-table.ts";
import { rulesByTask } from "./rule-tasks.ts";

/** Every rule of `livery check`: what it requires, why, and its examples. `--format sarif` has the parts of this page. */
export function rulesPage(): string[] {
  return [
    "# Rules",
    "What `npx livery check` checks. Each rule has a part with a bad and a good example.",
    ...rulesByTask().flatMap(([task, rules]) => [
      `## ${task}`,
      [
        "| rule | severity | requires | can be suppressed |",
        "|---|---|---|---|",
        ...rules.map(
          ({ id, severity, description, suppressible }) =>
            `| [${id}](#${id}) | ${severity} | ${cell(description)} | ${suppressible ? "yes" : ""} |`,
        ),
      ].join("\n"),
      ...rules.flatMap(partOf),
    ]),
    "## Suppressing findings",
    "A finding of a rule that can be suppressed may be postponed until a given day. `$suppress` is at the top of the file that has the finding; `at` is a JSON Pointer into that file and includes everything below it. After that day the suppression itself is reported as an error.",
    code({
      $suppress: [
        {
          rule: "contrast",
          at: "/color/muted",
          reason: "The new palette comes with the spring campaign.",
          until: "2027-03-31",
        },
      ],
    }),
  ];
}

function partOf({ id, description, about = [] }: Check): string[] {
  const [bad, good] = [exampleOf(id, "bad"), exampleOf(id, "good")];
  const examples = bad.length > 0 && good.length > 0 ? ["Instead of", ...bad, "write", ...good] : [];
  return [`### ${id}`, description, ...about, ...examples];
}

/** The files of a rule's example: `bad.json` may be in any file of a layer, those of the folder `bad` say in which. */
function exampleOf(id: string, kind: "bad" | "good"): string[] {
  const folder = join("src/compile/checks", id, kind);
  if (existsSync(`${folder}.json`)) return [codeOf(readFileSync(`${folder}.json`, "utf8"))];
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => `\`${name}\`\n${codeOf(readFileSync(join(folder, name), "utf8"))}`);
}
