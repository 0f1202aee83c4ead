import { createContext } from "react";
import type { PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { createStore } from "#kernel/store.ts";
import type { CachedAnswers } from "#data/client/cache/use-cached-answers.ts";
import { dependsOnRegisterSettings } from "#data/sign-in/use-register-settings.ts";
import type { Device, Facts } from "#conditions/facts.ts";
import { currentSession, type Session } from "#session/session.ts";
import { currentDevices, firstSession, NO_DEVICES } from "#session/use-session.ts";
import { compareLater, comparing } from "./compare-later.ts";
import { factsOf } from "./facts-of.ts";

/** The facts of a page, built once for all of its parts: a home page has a hundred that read them. */
export interface PageFacts {
  /** As far as they are known now; the same object until one of them changes. */
  now(): Facts;
  /** Those of the first render, on the host and in the browser. */
  first(): Facts;
  /** Calls back when they may have changed; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Something that they depend on has changed. `search`: what the address of the shown page says. */
  changed(search?: string): void;
}

export const FactsContext = createContext<PageFacts | null>(null);

/** What facts depend on beside the brand. */
type Inputs = readonly [
  session: Session | null,
  devices: readonly Device[],
  startUp: CallOutput<"startUp"> | undefined,
  settings: CallOutput<"registerSettings"> | undefined,
  compare: ReturnType<typeof comparing.get>,
  search: string,
];

/** Builds a page's facts from the visitor and from what the platform has answered. */
export function pageFacts(answers: CachedAnswers, site: SiteSlice, page: PageSlice): PageFacts {
  const changes = createStore(0);
  const asks = dependsOnRegisterSettings(page);
  let shown = "";
  const build = (...[session, devices, startUp, settings, module, search]: Inputs): Facts => {
    const compare = module?.screenCompare(site, page.screen, { search, session }) ?? compareLater;
    const facts = { ...factsOf(site, session, devices, startUp), compare };
    // The platform decides how visitors may register: a page that offers a way it refuses helps nobody.
    return settings ? { ...facts, flags: { ...facts.flags, ...settings.flags } } : facts;
  };
  return {
    now: latest(build, () => [
      currentSession(),
      currentDevices(),
      answers.latest("startUp"),
      asks ? answers.latest("registerSettings") : undefined,
      comparing.get(),
      comparing.get() ? shown : "",
    ]),
    first: latest(build, () => [
      firstSession(),
      NO_DEVICES,
      answers.first("startUp"),
      asks ? answers.first("registerSettings") : undefined,
      null,
      "",
    ]),
    subscribe: (listener) => {
      const ends = [changes.subscribe(listener), comparing.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
    changed: (search = shown) => {
      shown = search;
      changes.set(changes.get() + 1);
    },
  };
}

/** Builds again only when an input is another one: React compares the results by identity. */
function latest(build: (...inputs: Inputs) => Facts, read: () => Inputs): () => Facts {
  let last: { inputs: Inputs; facts: Facts } | undefined;
  return () => {
    const inputs = read();
    if (!last?.inputs.every((one, index) => one === inputs[index])) last = { inputs, facts: build(...inputs) };
    return last.facts;
  };
}
