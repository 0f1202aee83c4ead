import type { SiteFacts } from "./site-facts.ts";
import { decide, languagesOf, suggestionsFor } from "./decide.ts";
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
  fresh(textQuestion("color", "What is its main colour?", ({ color }) => color)),
  async (id, { from, look }, site, ask) => {
    if (from !== undefined || look !== undefined) return {};
    const chosen = await ask.choice<LookId>({
      message: "Which character?",
      initial: suggestionsFor(id, site).look,
      choices: lookIds.map((value) => ({ value, label: value, hint: looks[value].description })),
    });
    return chosen === undefined ? undefined : { look: chosen };
  },
  textQuestion(
    "languages",
    "Which languages does it offer, the default first?",
    (_all, choices, site) => languagesBelow(choices, site).join(" "),
    (answer) => ({ languages: languagesOf(answer) }),
  ),
  fresh(
    textQuestion(
      "secondColor",
      "And a second accent? (empty: the colour opposite)",
      () => "",
      (answer) => (answer === "" ? {} : { secondColor: answer }),
    ),
  ),
  textQuestion("mark", "Its mark: drawn from the name, or an icon of the engine?", ({ mark }) => mark),
];

/** A question that a copy of another brand does not need. */
function fresh(question: Question): Question {
  return async (id, choices, site, ask) => (choices.from === undefined ? question(id, choices, site, ask) : {});
}

/** The languages that the layer below offers, the default first. */
function languagesBelow({ market, from }: BrandChoices, site: SiteFacts): readonly string[] {
  const only = market ?? (site.markets.length === 1 ? site.markets[0] : undefined);
  const below = site.merged(from ?? (only === undefined ? "base" : `markets/${only}`))?.["languages"];
  const { offered = [], default: first } = (below ?? {}) as { offered?: string[]; default?: string };
  return first === undefined ? offered : [first, ...offered.filter((code) => code !== first)];
}

/** A line of text; it is invalid when no brand can be made with it. */
function textQuestion(
  key: "name" | "host" | "merchant" | "trial" | "color" | "secondColor" | "languages" | "mark",
  message: string,
  suggested: (all: ReturnType<typeof suggestionsFor>, choices: BrandChoices, site: SiteFacts) => string,
  read: (answer: string) => BrandChoices = (answer) => ({ [key]: answer }),
): Question {
  return async (id, choices, site, ask) => {
    if (choices[key] !== undefined) return {};
    const wrong = (answer: string) => complaint(() => decide(id, { ...choices, ...read(answer) }, site));
    const answer = await ask.text({ message, initial: suggested(suggestionsFor(id, site), choices, site), wrong });
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
