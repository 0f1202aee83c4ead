import type { SiteFacts } from "./site-facts.ts";
import { decide, suggestionsFor } from "./decide.ts";
import { lookIds, looks, type LookId } from "./looks.ts";
import type { Wishes } from "./new-brand.ts";
import type { Prompter } from "./prompter.ts";

/** Asks for missing values, each with a suggestion that Enter accepts; undefined when the person cancels. */
export async function askWishes(id: string, said: Wishes, site: SiteFacts, ask: Prompter): Promise<Wishes | undefined> {
  let wishes: Wishes = { ...said };
  for (const question of questions) {
    const answer = await question(id, wishes, site, ask);
    if (answer === undefined) return undefined;
    wishes = { ...wishes, ...answer };
  }
  return wishes;
}

type Question = (id: string, wishes: Wishes, site: SiteFacts, ask: Prompter) => Promise<Wishes | undefined>;

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
  async (id, { from, ...wishes }, site, ask) => {
    if (from !== undefined || wishes.scheme !== undefined) return {};
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
  async (id, wishes, site, ask) =>
    wishes.from === undefined
      ? textQuestion("color", "What is its main colour?", ({ color }) => color)(id, wishes, site, ask)
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
  suggested: (all: ReturnType<typeof suggestionsFor>, wishes: Wishes) => string,
  read: (answer: string) => Wishes = (answer) => ({ [key]: answer }),
): Question {
  return async (id, wishes, site, ask) => {
    if (wishes[key] !== undefined) return {};
    const wrong = (answer: string) => complaint(() => decide(id, { ...wishes, ...read(answer) }, site));
    const answer = await ask.text({ message, initial: suggested(suggestionsFor(id, site), wishes), wrong });
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
