import { z } from "zod";
import { fieldExamples } from "#descriptor/field-examples.ts";
import { formExample } from "#descriptor/form-example.ts";
import { fieldKinds } from "#descriptor/field.ts";
import { form } from "#descriptor/form.ts";
import { bindingKinds, type Binding } from "#descriptor/vocabulary/binding.ts";
import { cell } from "#descriptor/vocabulary/cell.ts";
import { formBindingKinds, type FormBinding } from "#descriptor/vocabulary/form-binding.ts";
import { filterKinds, type filter } from "#descriptor/vocabulary/filter.ts";
import { anyList } from "#descriptor/vocabulary/source.ts";
import { addressBindingKinds, type AnswerBinding } from "#descriptor/vocabulary/query.ts";
import { ofZod } from "../json-schema/of-zod.ts";
import { code } from "./code-block.ts";
import { kindsTable } from "./entities-page.ts";
import { fieldTable } from "./field-table.ts";

/** How a field of what a call answers is shown. */
export function cellsPage(): string[] {
  return [
    "# Cells",
    "A cell shows one field of what a call lists or answers, wherever fields are shown: in lists, records, figures and sheets. `{}` is enough: the type of the field in [the contract](entities.md) says the rest. A cell is named like its field, or names it in `field`.",
    fieldTable(ofZod(cell).definitions["cell"] ?? {}),
    "## Ways to show a field",
    "The first that takes the field's type is the usual one, but for personal data, which is `masked`.",
    kindsTable(),
    "## An example",
    "A name, and an amount in the colours of gain and loss with a word of its own while it is open:",
    code({
      fields: {
        name: { emphasis: "strong" },
        net: { as: "money-signed", role: "value", empty: "betRecord.status.open" },
      },
    }),
  ];
}

const boundValues: Readonly<Record<keyof typeof bindingKinds, Binding>> = {
  query: { query: "id" },
  filter: { filter: "period.from" },
  data: { data: "rules.minimum" },
  row: { row: "id" },
  visitor: { visitor: "userName" },
  site: { site: "host" },
};

const boundInForms: Readonly<Record<keyof typeof formBindingKinds, FormBinding>> = {
  input: { input: "amount" },
  watch: { watch: "quote.fee" },
  page: { page: "payment" },
};

const boundInAddresses: Readonly<Record<keyof typeof addressBindingKinds, AnswerBinding>> = {
  answer: { answer: "id" },
};

function bindingSection(name: string, kind: z.ZodType, example: Binding | FormBinding | AnswerBinding): string[] {
  return [`## ${name}`, kind.description ?? "", fieldTable(ofZod(kind).root), code(example)];
}

/** Where the value of a parameter may come from. */
export function bindingsPage(): string[] {
  return [
    "# Bindings",
    "A parameter of a source, and of the address that something leads to (`query`), is a value, or an object with exactly one key that says where the value comes from. There are no operators and no paths into lists. `npx livery check` knows every name ([unknown-binding](../rules.md#unknown-binding)), and compares what can be sent with what the call takes ([binding-type](../rules.md#binding-type)).",
    "A [form](forms.md) can be on several screens, so it does not see their filters and data. It has bindings of its own: parameters of what it sends and limits of its fields take `input` and `watch`, those parameters `page`, too, calls that it watches or chooses from take `input`; `query`, `row` and `visitor` are for parameters of both and for initial values, `site` is for parameters. What follows a success has `answer`.",
    ...Object.entries(bindingKinds).flatMap(([name, kind]) =>
      bindingSection(name, kind, boundValues[name as keyof typeof bindingKinds]),
    ),
    ...Object.entries(formBindingKinds).flatMap(([name, kind]) =>
      bindingSection(name, kind, boundInForms[name as keyof typeof formBindingKinds]),
    ),
    ...Object.entries(addressBindingKinds).flatMap(([name, kind]) => [
      ...bindingSection(name, kind, boundInAddresses[name as keyof typeof addressBindingKinds]),
      "Only the `query` of `navigate` and `redirect` and the values of `save-file` take it. A form that leads to the page of what it has made:",
      code({
        after: { success: [{ action: "navigate", to: "payment", query: { id: { answer: "id" } } }] },
      }),
      "What follows a question (`confirm`) has the answer, too, and so has what follows an error of a further call; a further call that succeeds has its own. Of a form with `submit.then` it is the answer of the first call, which makes what the second one goes on with. When the second fails, the page keeps the answer for the next try; after a reload it is unknown, and the address does without. The call answers one [entity](entities.md): fields of lists, and of answers that are no entity, have no names.",
    ]),
    "## An example",
    "A list that one filter restricts by kind and another by days:",
    code({
      source: {
        call: "betRecords",
        with: { kind: { filter: "kind" }, from: { filter: "period.from" }, to: { filter: "period.to" } },
      },
    }),
    "## Sources",
    "Where a list comes from (`listSource`), or what is shown of one thing (`recordSource`): a call, and its parameters.",
    fieldTable(ofZod(z.object({ of: anyList })).definitions["listSource"] ?? {}),
    code({ source: { call: "betRecords", with: { kind: { filter: "kind" } } } }),
    "## Texts with values",
    "The text and the heading of a [text](widgets.md#text), the question of an action (`confirm`), the title of a sheet and what an empty list says may be a text key with values: one for each placeholder of its text.",
    code({ text: "withdraw.least", values: { least: { data: "rules.minimum" } } }),
    'With the text `At least {{least}}.` a visitor reads "At least 100.00." A field is written as its cell writes it: an amount as an amount, a moment in the merchant\'s time zone, a status or a choice of a filter by its word, personal data masked. What is null is a dash. Until data have come a text keeps its place; where they cannot be loaded a `text` says so, and can be asked again. `count` chooses the plural form. [text-without-values](../rules.md#text-without-values) compares the values with the placeholders in every language.',
    "In a [form](forms.md) the names, notes and placeholders of fields, the names of choices, the titles of steps, and the names and empty words in a review take values from what the form knows:",
    code({ label: { text: "withdraw.amount", values: { most: { watch: "rules.maximum" } } } }),
    "What is typed is written as a review shows it, so text is masked, and a choice is its name. A value that has not come is an ellipsis; what is empty, cannot be asked for, or failed is a dash. A text holds nothing: what a visitor must have seen before the form is sent is an `output`. An answer that a text shows is the one that is sent.",
  ];
}

const filterExamples: Readonly<Record<keyof typeof filterKinds, Readonly<Record<string, z.input<typeof filter>>>>> = {
  choice: {
    status: { kind: "choice", of: "betRecord.status", any: "filter.any" },
    vendor: {
      kind: "choice",
      label: "betRecord.vendorName",
      any: "filter.any",
      from: { call: "vendors", value: "vassalage", label: "accountTypeName" },
    },
    kind: {
      kind: "choice",
      label: "betRecord.kind",
      any: "filter.any",
      choices: { game: { label: "betRecord.kind.game" }, lottery: { label: "betRecord.kind.lottery" } },
    },
  },
  period: { period: { kind: "period", label: "period.days", presets: ["today", "week", "month"], most: 31 } },
  sort: {
    order: {
      kind: "sort",
      label: "betRecord.order",
      choices: { latest: { label: "betRecord.order.latest" }, highest: { label: "betRecord.order.highest" } },
    },
  },
  search: { words: { kind: "search", label: "game.search" } },
  toggle: { new: { kind: "toggle", label: "game.isNew", sends: 1 } },
};

/** What a visitor may restrict a screen by. */
export function filtersPage(): string[] {
  return [
    "# Filters",
    "`filters` of a screen: what a visitor may restrict it by, each under an id of your choice. A [filter-bar](widgets.md#filter-bar) shows them, and the sources of the screen take them as [bindings](bindings.md#filter). What is chosen is in the address, one parameter each under the filter's id, so that back, a reload and a shared link keep it; what is chosen initially stays out of it. What the address cannot say is reported in the console, ignored, and removed with the next change: a parameter that nobody declared, a value that is none of its filter, days that have not come.",
    ...Object.entries(filterKinds).flatMap(([name, kind]) => [
      `## ${name}`,
      kind.description ?? "",
      fieldTable(ofZod(kind).root),
      code(filterExamples[name as keyof typeof filterKinds]),
    ]),
  ];
}

/** The forms of a brand, and the kinds of their fields. */
export function formsPage(): string[] {
  const described = ofZod(form);
  return [
    "# Forms",
    form.description ?? "",
    fieldTable(described.root, { watched: described.definitions["watched"] ?? {} }),
    "[Add a form](../how-to/add-a-form.md) builds one step by step.",
    "## An example",
    "An application for a reward. The member says which bets it is about, and sees at once what they came to: the watched call is made again with each choice. The second step takes pictures, the last one shows what was typed before it is sent.",
    code(formExample),
    "## A limit from elsewhere",
    "`min` and `max` of the kinds `amount`, `number` and `date` are values, or say where the value comes from in the form ([bindings](bindings.md#input)): the last day is not before the first. An `amount` takes its `step` and `currency` in the same way, and what can be chosen with a tap (`quick`) from a field of an answer that is a list of amounts; those that its limits exclude are not offered. `initial` of every kind that has it may also come from the address, the row or the visitor, and is then filled in once.",
    code({ to: { kind: "date", label: "period.last", min: { input: "from" }, initial: { input: "from" } } }),
    "## Fields that the platform describes",
    "What a way of paying or an application needs may be known to the platform alone: a call that the form watches then lists the fields ([describedField](entities.md#describedfield)), and a field of the kind [described](#described) shows them, each as the form's own field of that kind. What is typed is sent in the one parameter that the contract marks for it, so a platform never gets it as another one. When what the call takes from the form changes, the fields are emptied, and a message says so. Here they depend on an earlier choice:",
    code({
      fields: {
        promotion: {
          kind: "select",
          label: "activity.reward",
          sends: "id",
          required: true,
          choices: { "double-start": { label: "activity.reward" } },
        },
        details: { kind: "described", label: "activity.details", from: { watch: "activity.fields" } },
      },
      watch: { activity: { call: "activity", with: { id: { input: "promotion" } } } },
    }),
    "The platform describes at most 12 fields, of the kinds text, textarea, number, amount, date, select, choice and switch. If it describes another kind, limits that nothing can meet, or a name twice, the form shows none of them, says that it cannot be used now, offers to try again, and reports it once.",
    "## Presets",
    "What several forms ask for in the same way is written once, in `fields` of the brand (`fields.json`), and used by its id. The other keys of the field say what differs there; null removes one. The preset is complete by itself and has the kind. A layer that changes a preset changes it in every form that uses it. In `fields.json`:",
    code({ paymentPassword: { kind: "pin", label: "register.paymentPassword", icon: "wallet" } }),
    "In a form:",
    code({ fields: { paymentPassword: { use: "paymentPassword", required: true } } }),
    "## Kinds of fields",
    "`kind` names the kind of a field; one that is made from a [preset](#presets) has `use` instead.",
    Object.keys(fieldKinds)
      .map((name) => `[${name}](#${name})`)
      .join(" · "),
    ...Object.entries(fieldKinds).flatMap(([name, kind]) => {
      const { id, field } = fieldExamples[name as keyof typeof fieldKinds];
      return [`### ${name}`, kind.description ?? "", fieldTable(ofZod(kind).root), code({ [id]: field })];
    }),
  ];
}
