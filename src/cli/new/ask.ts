import type { SiteFacts } from "./site-facts.ts";
import { decide, suggestionsFor } from "./decide.ts";
import { lookIds, looks, type LookId } from "./looks.ts";
import type { BrandChoices } from "./new-brand.ts";
import type { Prompter } from "./prompter.ts";

/** Asks for missing values, each with a suggestion that Enter accepts; undefined when the person cancels. */
export async function askChoices(
  id: string,
  given: BrandChoices,
  site: SiteFacts,
  ask: Prompter,
): Promise<BrandChoices | undefined> {
  let choices: BrandChoices = { ...given };
  for (const question of questions) {
    const answer = await question(id, choices, site, ask);
    if (answer === undefined) return undefined;
    choices = { ...choices, ...answer };
  }
  return choices;
}

type Question = (
  id: string,
  choices: BrandChoices,
  site: SiteFacts,
  ask: Prompter,
) => Promise<BrandChoices | undefined>;

const questions: readonly Question[] = [
  async (_id, { market, from }, site, ask) => {
    if (market !== undefined || from !== undefined || site.markets.length < 2) return {};
    const chosen = await ask.choice({
      message: "Which market?",
      initial: site.markets[0] ?? "",
      choices: site.markets.map((value) => ({ value, label: value })),
    });
    return chosen === undefined ? undefined : { market: chosen };
  },
  textQuestion("name", "What is its name?", ({ name }) => name),
  textQuestion(
    "host",
    "Which host names does it have?",
    ({ host }) => host.join(" "),
    (answer) => ({ host: answer.split(/[\s,]+/) }),
  ),
  textQuestion("merchant", "What is its merchant code on the platform?", ({ merchant }) => merchant),
  textQuestion("trial", "And the merchant code of its trial accounts?", ({ trial }, { merchant }) =>
    merchant === undefined ? trial : `${merchant}trial`,
  ),
  async (id, { from, ...choices }, site, ask) => {
    if (from !== undefined || choices.scheme !== undefined) return {};
    const scheme = await ask.choice({
      message: "Light or dark?",
      initial: suggestionsFor(id, site).scheme,
      choices: [
        { value: "light", label: "light" },
        { value: "dark", label: "dark" },
        { value: "auto", label: "auto", hint: "follows the phone" },
      ],
    });
    return scheme === undefined ? undefined : { scheme };
  },
  async (id, choices, site, ask) =>
    choices.from === undefined
      ? textQuestion("color", "What is its main colour?", ({ color }) => color)(id, choices, site, ask)
      : {},
  async (id, { from, look }, site, ask) => {
    if (from !== undefined || look !== undefined) return {};
    const chosen = await ask.choice<LookId>({
      message: "Which character?",
      initial: suggestionsFor(id, site).look,
      choices: lookIds.map((value) => ({ value, label: value, hint: looks[value].description })),
    });
    return chosen === undefined ? undefined : { look: chosen };
  },
];

/** A line of text; it is invalid when no brand can be made with it. */
function textQuestion(
  key: "name" | "host" | "merchant" | "trial" | "color",
  message: string,
  suggested: (all: ReturnType<typeof suggestionsFor>, choices: BrandChoices) => string,
  read: (answer: string) => BrandChoices = (answer) => ({ [key]: answer }),
): Question {
  return async (id, choices, site, ask) => {
    if (choices[key] !== undefined) return {};
    const wrong = (answer: string) => complaint(() => decide(id, { ...choices, ...read(answer) }, site));
    const answer = await ask.text({ message, initial: suggested(suggestionsFor(id, site), choices), wrong });
    return answer === undefined ? undefined : read(answer);
  };
}

function complaint(attempt: () => unknown): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
