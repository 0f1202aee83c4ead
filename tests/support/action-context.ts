import { vi, type Mock } from "vitest";
import type { DeedContext } from "#actions/action-handler.ts";
import { factsFor } from "./facts.ts";
import { testSite } from "./widget-page.ts";

/** What deeds can reach, in a test: everything they do is recorded, and calls answer what the test says. */
export interface RecordedContext extends DeedContext {
  go: Mock<DeedContext["go"]>;
  run: Mock<DeedContext["run"]>;
  refresh: Mock<DeedContext["refresh"]>;
  send: DeedContext["send"] & Mock;
}

export function deedContext(changes: Partial<DeedContext> = {}): RecordedContext {
  return {
    site: testSite(),
    route: "home",
    facts: factsFor(),
    subject: {},
    text: (key: string) => `the words of ${key}`,
    go: vi.fn(),
    run: vi.fn(() => Promise.resolve()),
    refresh: vi.fn(() => Promise.resolve()),
    send: vi.fn(() => Promise.reject(new Error("The test has no answer"))),
    ...changes,
  } as RecordedContext;
}
