import type { useSend } from "#data/client/use-call.ts";
import { aroundNow } from "#data/screen/around-now.ts";
import type { Row } from "#data/page/row.ts";
import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { ShownForm } from "#descriptor/form.ts";
import type { FormBinding } from "#descriptor/vocabulary/form-binding.ts";
import type { CallName } from "#gateway/contract.ts";
import { FieldRefused, type Contributions, type Parameters } from "../fields/field-props.ts";
import type { Values } from "../values/check-value.ts";
import { knownAnswer } from "./known-answers.ts";
import { typedValue } from "./typed-values.ts";
import { watchedInput, type Around } from "./watched-input.ts";
import { watchesRead, watchIn } from "./watches-of.ts";
import { takenFromAround } from "./taken-from-around.ts";

/** What a form sends beside its fields, and what that is taken from. */
interface Sent {
  site: Pick<SiteSlice, "routes">;
  form: ShownForm;
  values: Values;
  contributions: Contributions;
  row: Row | null;
  send: ReturnType<typeof useSend>;
}

/** What the parameters are taken from. */
interface From extends Pick<Sent, "site"> {
  around: Around;
  answers: Answers;
}
type Bound = Readonly<Record<string, FormBinding>>;
type Answers = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/**
 * The parameters of a form's calls that are taken from elsewhere. Throws FieldRefused while a watched call that is shown
 * has not answered what is sent: nobody has seen the fee of that.
 */
export async function takenParameters(sent: Sent): Promise<Record<"bound" | "following", Parameters>> {
  const { form, values, row } = sent;
  const around = { ...aroundNow(row), typed: (id: string) => typedValue(id, values, sent) };
  const { bound = {}, then: { bound: following = {} } = {} } = form.submit;
  const answers = new Map([
    ...shownAnswers(sent, around),
    ...(await askedAnswers({ ...bound, ...following }, sent, around)),
  ]);
  const from = { around, answers, site: sent.site };
  return { bound: taken(bound, from), following: taken(following, from) };
}

/** The answers that fields show, to what is sent. */
function shownAnswers({ form, contributions }: Sent, around: Around): Answers {
  const answers = new Map<string, Readonly<Record<string, unknown>>>();
  for (const [name, field] of watchesRead(form)) {
    const input = inputOf(name, form, around);
    const known = knownAnswer(contributions, name);
    if (input && known?.asked !== JSON.stringify(input)) throw waiting(field);
    if (input && known) answers.set(name, known.answer);
  }
  return answers;
}

/**
 * The answers that no field holds the button for. What a text has shown is what is sent; for the others the form asks.
 */
async function askedAnswers(bound: Bound, { form, contributions, send }: Sent, around: Around): Promise<Answers> {
  const shown = watchesRead(form);
  const wanted = Object.values(bound).flatMap((one) => ("watch" in one ? [watchIn(one.watch)] : []));
  const asked = [...new Set(wanted)].flatMap((name) => {
    const input = shown.has(name) ? undefined : inputOf(name, form, around);
    return input ? [{ name, input, call: form.watch?.[name]?.call as CallName }] : [];
  });
  const answerTo = async ({ name, input, call }: (typeof asked)[number]) => {
    const known = knownAnswer(contributions, name);
    if (known?.asked === JSON.stringify(input)) return known.answer;
    return (await send(call, input as never)) as object as never;
  };
  return new Map(await Promise.all(asked.map(async (one) => [one.name, await answerTo(one)] as const)));
}

function inputOf(name: string, { watch = {} }: ShownForm, around: Around): Parameters | undefined {
  const source = watch[name];
  return source && watchedInput(source, around);
}

function waiting(field: string): FieldRefused {
  const refused = new FieldRefused("field.bound.waiting");
  refused.field = field;
  return refused;
}

function taken(bound: Bound, { around, answers, site }: From): Parameters {
  const valueOf = (binding: FormBinding): unknown => {
    if ("input" in binding) return around.typed(binding.input);
    if ("page" in binding) return new URL(site.routes[binding.page]?.path ?? "", around.site("address")).href;
    if (!("watch" in binding)) return takenFromAround(binding, around);
    return answers.get(watchIn(binding.watch))?.[binding.watch.split(".")[1] ?? ""];
  };
  return Object.fromEntries(
    Object.entries(bound).flatMap(([name, binding]) => {
      const value = valueOf(binding);
      return isParameter(value) ? [[name, value]] : [];
    }),
  );
}

function isParameter(value: unknown): value is Parameters[string] {
  return ["string", "number", "boolean"].includes(typeof value);
}
