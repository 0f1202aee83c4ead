import { QueryClient } from "@tanstack/react-query";
import { vi, type Mock } from "vitest";
import type { ActionContext } from "#actions/action-handler.ts";
import { factsFor } from "./facts.ts";
import "./known-calls.ts";
import { testSite } from "./widget-page.ts";

/** The context of action handlers in a test: everything they do is recorded, and calls answer what the test provides. */
export interface RecordedContext extends ActionContext {
  go: Mock<ActionContext["go"]>;
  run: Mock<ActionContext["run"]>;
  refresh: Mock<ActionContext["refresh"]>;
  send: ActionContext["send"] & Mock;
}

export function actionContext(changes: Partial<ActionContext> = {}): RecordedContext {
  return {
    site: testSite(),
    route: "home",
    screen: {},
    facts: factsFor(),
    subject: {},
    text: (key: string) => `the words of ${key}`,
    answers: new QueryClient(),
    go: vi.fn(),
    run: vi.fn(() => Promise.resolve()),
    refresh: vi.fn(() => Promise.resolve()),
    send: vi.fn(() => Promise.reject(new Error("The test has no answer"))),
    ...changes,
  } as RecordedContext;
}
