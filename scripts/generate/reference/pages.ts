import { otherKindReplaces } from "#compile/layer/union-places.ts";
import { brand, collections, sections } from "#descriptor/brand.ts";
import type { WidgetDescription } from "#descriptor/describe-widget.ts";
import { logo, merchant } from "#descriptor/identity.ts";
import { enterRules } from "#descriptor/vocabulary/access.ts";
import { actionKinds } from "#descriptor/vocabulary/action.ts";
import { conditionKinds } from "#descriptor/vocabulary/condition.ts";
import { iconName } from "#descriptor/vocabulary/icon.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { listedBy } from "#gateway/named-entities.ts";
import { required } from "#kernel/assert.ts";
import { markdownPage, type GeneratedFile } from "../generated-file.ts";
import { ofZod } from "../json-schema/of-zod.ts";
import { linkCitations, withoutCitations } from "../specification/citations.ts";
import { entitiesPage } from "./entities-page.ts";
import { code } from "./code-block.ts";
import { cell, fieldTable } from "./field-table.ts";
import { rulesPage } from "./rules-page.ts";
import { identityExample, sectionExamples } from "./section-examples.ts";
import { bindingsPage, cellsPage, filtersPage, formsPage } from "./vocabulary-pages.ts";

/** The reference pages of docs/, derived from the code. */
export function referencePages(): GeneratedFile[] {
  return [
    operatorsPage("docs/reference/widgets.md", widgetsPage()),
    operatorsPage("docs/reference/brand.md", brandPage()),
    page("docs/reference/gateway.md", gatewayPage()),
    page("docs/reference/entities.md", entitiesPage()),
    operatorsPage("docs/reference/cells.md", cellsPage()),
    operatorsPage("docs/reference/bindings.md", bindingsPage()),
    operatorsPage("docs/reference/filters.md", filtersPage()),
    operatorsPage("docs/reference/forms.md", formsPage()),
    operatorsPage("docs/rules.md", rulesPage()),
  ];
}

function page(path: string, blocks: readonly string[]): GeneratedFile {
  return markdownPage(
    path,
    blocks.map((block) => linkCitations(block, path)),
  );
}

/** Operators write brands; what the specifications say is for who works on Livery or on a platform. */
function operatorsPage(path: string, blocks: readonly string[]): GeneratedFile {
  return markdownPage(path, blocks.map(withoutCitations));
}

function widgetsPage(): string[] {
  const widgets = Object.values(widgetDescriptions) as WidgetDescription[];
  return [
    "# Widgets",
    'A screen is a tree of widgets. A descriptor names one in `"widget"` and sets its options.',
    widgets.map(({ type }) => `[${type}](#${type})`).join(" · "),
    ...widgets.flatMap(({ type, description, options, body, slots, texts, example }) => [
      `## ${type}`,
      description,
      fieldTable(ofZod(options).root),
      ...(body === undefined ? [] : [`Body: ${body}`]),
      ...(slots === "any"
        ? ["Slots: any number, with names of your choice."]
        : slots
          ? [
              `Slots: ${Object.entries(slots)
                .map(([name, about]) => `\`${name}\`: ${about}`)
                .join(" ")}`,
            ]
          : []),
      ...(texts.length > 0 ? [`Texts it uses: ${texts.map((key) => `\`${key}\``).join(" ")}`] : []),
      code({ widget: type, ...(Object.keys(example).length > 0 && { options: example }) }),
    ]),
  ];
}

function brandPage(): string[] {
  const { root } = ofZod(brand);
  const identity = {
    ...root,
    properties: Object.fromEntries(
      Object.entries(root.properties ?? {}).filter(
        ([name]) => !(name in sections) && !(name in collections) && name !== "merchant" && name !== "logo",
      ),
    ),
  };
  return [
    "# A brand",
    `Everything that \`brand.json\` may contain. A section may also be a separate file beside it: \`theme.json\`, \`footer.json\`, \`screens/home.json\`. A layer contains only what it changes: [how layers merge](merging.md). ${otherKindReplaces}`,
    "Tokens of the theme are objects with a `$value`: a colour is `#rrggbb` (or `#rgb`, `#rrggbbaa`), a length is in pixels, `16px`.",
    "## Identity",
    code(identityExample),
    fieldTable(identity),
    ...Object.entries({ merchant, logo, ...sections }).flatMap(([name, schema]) => [
      `## ${name}`,
      schema.description ?? "",
      exampleOf(name),
      ...("properties" in ofZod(schema).root
        ? [fieldTable(ofZod(schema).root)]
        : ["A map from name to `true` or `false`."]),
    ]),
    ...Object.entries(collections).flatMap(([name, { item, folder, description }]) => [
      `## ${name}`,
      `${description} A map by id${folder === null ? "" : `; one entry may be the file \`${folder}/<id>.json\``}. An entry${name === "fields" ? " is a complete [field](forms.md#kinds-of-fields), but no `output`, `review` or `described` ([how it is used](forms.md#presets))." : ":"}`,
      exampleOf(name),
      ...(name === "fields" ? [] : [fieldTable(ofZod(item).root)]),
    ]),
    "## placement",
    "A widget on a screen. [Widgets](widgets.md) lists the options of each.",
    fieldTable(ofZod(brand).definitions["placement"] ?? {}),
    "## enter",
    "An entry of `enter`, in a route or an access rule. The first whose condition holds applies; one without `when` always does.",
    fieldTable(ofZod(enterRules).root.items ?? {}),
    "## condition",
    "When something applies. A condition has exactly one of these keys.",
    ...Object.values(conditionKinds).map((kind) => `${kind.description ?? ""}\n\n${fieldTable(ofZod(kind).root)}`),
    "## action",
    "What happens. `action` names it.",
    ...Object.values(actionKinds).map((kind) => `${kind.description ?? ""}\n\n${fieldTable(ofZod(kind).root)}`),
    "## icon",
    iconName.options.map((name) => `\`${name}\``).join(" "),
  ];
}

/** What a layer may write of a section, with the section's name around it. */
function exampleOf(name: string): string {
  return code({ [name]: required(sectionExamples[name], `The example of ${name}`) });
}

function gatewayPage(): string[] {
  const calls = Object.entries(contract as Record<string, Endpoint>);
  return [
    "# The gateway contract",
    'What the site needs from a platform. The whole contract is in [schemas/gateway.openapi.json](../../schemas/gateway.openapi.json). A line break is one character of a text, in a multipart body too, which has it as two: "at most 140 characters" are as many as the visitor counts.',
    [
      "| call | request | session | lists | parameters | what it does |",
      "|---|---|---|---|---|---|",
      ...calls.map(
        ([name, call]) =>
          `| \`${name}\` | ${call.method} \`${call.path}\`${call.encrypted ? " encrypted" : ""}${call.form ? " form-encoded" : ""}${call.multipart ? " multipart" : ""} | ${call.auth} | ${listedBy(call) ?? ""} | ${Object.keys(
            call.input.shape,
          )
            .map((key) => `\`${key}\``)
            .join(" ")} | ${cell(call.description)} |`,
      ),
    ].join("\n"),
  ];
}
