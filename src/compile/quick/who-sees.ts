import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { constancyOf } from "#conditions/can-be.ts";
import { turnedAway } from "#conditions/turned-away.ts";
import type { Delta } from "./delta.ts";
import type { ConditionUse, Lead } from "./gathered.ts";
import type { Ground } from "./ground.ts";

interface RouteValue {
  access?: string;
  enter?: EnterRules;
  screen?: string;
}

/** Answers that were found once: brands of a merchant ask the same things. */
const answers = new Map<string, boolean>();
const mostAnswers = 20_000;

function remembered(question: unknown, find: () => boolean): boolean {
  const key = JSON.stringify(question);
  let answer = answers.get(key);
  if (answer === undefined) {
    if (answers.size >= mostAnswers) answers.clear();
    answer = find();
    answers.set(key, answer);
  }
  return answer;
}

/**
 * Who sees what, in a layer laid over its ground. Layers that change who may enter an inherited route are looked at
 * closely elsewhere.
 */
export class WhoSees {
  readonly #own: Readonly<Record<string, RouteValue>>;
  readonly #below: Below;

  constructor({ value }: Delta, ground: Ground) {
    this.#own = (value["routes"] ?? {}) as Record<string, RouteValue>;
    this.#below = below(ground);
  }

  /** Who may see a screen, as a condition; undefined when everybody may. */
  audienceOf(screen: string): Json | undefined {
    const own = Object.keys(this.#own).filter((id) => this.#own[id]?.screen === screen);
    const entered = [...(this.#below.routesOf.get(screen) ?? []), ...own].map((id) => this.#rulesOf(id));
    if (entered.length === 0 || entered.some((rules) => rules.length === 0)) return undefined;
    return {
      any: entered.map((rules) => ({ not: { any: rules.map(({ when }) => when ?? { all: [] }) } })),
    } as unknown as Json;
  }

  /** Whether a condition can hold and can fail, by itself and where it stands. */
  varies({ condition, around }: ConditionUse): boolean {
    return remembered(
      ["varies", condition, around],
      () =>
        constancyOf(condition as Condition, []) === "varies" &&
        constancyOf(condition as Condition, around as Condition[]) === "varies",
    );
  }

  /** Whether somebody who sees a way may come in at its end. */
  leadsSomewhere({ to, around, access }: Lead): boolean {
    const rules = [...(this.#below.access[access ?? ""]?.enter ?? []), ...this.#rulesOf(to)];
    return (
      rules.length === 0 ||
      remembered(
        ["leads", rules, around, [...this.#below.logins]],
        () => turnedAway(around as Condition[], rules, this.#below.logins) === undefined,
      )
    );
  }

  #rulesOf(route: string): EnterRules {
    const { access = "everyone", enter = [] } = this.#below.routes[route] ?? this.#own[route] ?? {};
    return [...(this.#below.access[access]?.enter ?? []), ...enter];
  }
}

/** What is below a brand, found out once for all brands on it. */
interface Below {
  routes: Readonly<Record<string, RouteValue>>;
  access: Readonly<Record<string, { enter?: EnterRules }>>;
  /** Routes by their screen. */
  routesOf: ReadonlyMap<string, readonly string[]>;
  logins: ReadonlySet<string>;
}

const known = new WeakMap<Ground, Below>();

function below(ground: Ground): Below {
  let found = known.get(ground);
  if (!found) {
    const routes = (ground.value["routes"] ?? {}) as Record<string, RouteValue>;
    const routesOf = new Map<string, string[]>();
    for (const [id, { screen = "" }] of Object.entries(routes))
      routesOf.set(screen, [...(routesOf.get(screen) ?? []), id]);
    found = {
      routes,
      access: (ground.value["access"] ?? {}) as Below["access"],
      routesOf,
      logins: loginRoutes(ground),
    };
    known.set(ground, found);
  }
  return found;
}

/** Routes with a form that signs in. A layer above that moves such a form is looked at closely. */
function loginRoutes(ground: Ground): ReadonlySet<string> {
  const forms = Object.entries((ground.value["forms"] ?? {}) as Record<string, { submit?: { call?: string } }>)
    .filter(([, form]) => /^(?:login|signIn)/.test(form.submit?.call ?? ""))
    .map(([id]) => id);
  const screens = Object.entries((ground.value["screens"] ?? {}) as JsonObject)
    .filter(([, screen]) => forms.some((form) => names(screen, form)))
    .map(([id]) => id);
  return new Set(
    Object.entries((ground.value["routes"] ?? {}) as Record<string, RouteValue>)
      .filter(([, { screen }]) => screens.includes(screen ?? ""))
      .map(([id]) => id),
  );
}

function names(value: Json, form: string): boolean {
  if (Array.isArray(value)) return value.some((entry) => names(entry, form));
  return isObject(value) && (value["form"] === form || Object.values(value).some((inner) => names(inner, form)));
}
