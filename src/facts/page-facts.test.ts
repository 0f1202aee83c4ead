// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { storeHostAnswers } from "#data/client/cache/host-answers.ts";
import { cachedAnswers } from "#data/client/cache/use-cached-answers.ts";
import { forgetSession, keepSession } from "#session/session.ts";
import { memberSession } from "../../tests/support/render-widget.tsx";
import { plainStartUp, testPage, testSite } from "../../tests/support/widget-page.ts";
import { pageFacts } from "./page-facts.ts";

const site = testSite({ flags: { DIRECTREG3: false } });
const START_UP = ["startUp", "acme", {}, null];
const SETTINGS = ["registerSettings", "acme", {}, null];
const formPage = testPage({ forms: { register: { settings: true } as never } });

afterEach(() => {
  forgetSession();
  storeHostAnswers(new QueryClient(), { answers: [], renderedAt: 0 });
});

test("they stay the same object until something that they depend on changes", () => {
  const client = new QueryClient();
  const { now } = pageFacts(cachedAnswers(client, site), site, testPage({}));
  const before = now();
  expect(now()).toBe(before);
  keepSession(memberSession);
  expect(now()).toMatchObject({ visitor: "member", promotions: {} });
  const asMember = now();
  client.setQueryData(START_UP, { ...plainStartUp, info: { promotions: { MISSION: true } } });
  expect(now()).not.toBe(asMember);
  expect(now().promotions).toEqual({ MISSION: true });
});

test("the first ones are a guest's, with the answers that the host rendered the page with", () => {
  const client = new QueryClient();
  storeHostAnswers(client, {
    answers: [{ key: START_UP, data: { ...plainStartUp, info: { promotions: { MISSION: true } } } }],
    renderedAt: 1,
  });
  keepSession(memberSession);
  client.setQueryData(START_UP, { ...plainStartUp, info: { promotions: { MISSION: false } } });
  const { first, now } = pageFacts(cachedAnswers(client, site), site, testPage({}));
  expect(first()).toMatchObject({ visitor: "guest", memberType: null, promotions: { MISSION: true } });
  expect(now()).toMatchObject({ visitor: "member", promotions: { MISSION: false } });
  expect(first()).toBe(first());
});

test("the platform's ways to register count on pages with a form that depends on them", () => {
  const client = new QueryClient();
  client.setQueryData(SETTINGS, { flags: { DIRECTREG3: true } });
  expect(pageFacts(cachedAnswers(client, site), site, formPage).now().flags).toMatchObject({ DIRECTREG3: true });
  expect(pageFacts(cachedAnswers(client, site), site, testPage({})).now().flags).toMatchObject({ DIRECTREG3: false });
});

test("who reads them is called back until it stops listening", () => {
  const facts = pageFacts(cachedAnswers(new QueryClient(), site), site, testPage({}));
  const listener = vi.fn();
  const stop = facts.subscribe(listener);
  facts.changed();
  stop();
  facts.changed();
  expect(listener).toHaveBeenCalledTimes(1);
});
