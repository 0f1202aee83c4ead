import { expect, test } from "vitest";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { features } from "#descriptor/features.ts";
import { seenScreen } from "./seen-screen.ts";

const brand = { flags: { ON: true, OFF: false, REMOTE: false }, features: features.parse({ remoteFlags: ["REMOTE"] }) };
const member = { visitor: "member" } as const;

test.each<[string, Condition | undefined, boolean]>([
  ["nothing", undefined, true],
  ["a flag that is on", { flag: "ON" }, true],
  ["a flag that is off", { flag: "OFF" }, false],
  ["a flag that nobody has set", { flag: "UNSET" }, false],
  ["a flag that the platform may switch on", { flag: "REMOTE" }, true],
  ["a flag that is not off", { not: { flag: "ON" } }, false],
  ["a flag that is off, and more", { all: [member, { flag: "OFF" }] }, false],
  ["one of two, of which one is off", { any: [member, { flag: "OFF" }] }, true],
  ["one of two that are off", { any: [{ flag: "OFF" }, { not: { flag: "ON" } }] }, false],
  ["the contrary of all", { not: { all: [member, { flag: "ON" }] } }, true],
  ["the contrary of any", { not: { any: [member, { flag: "ON" }] } }, false],
  ["a kind of visitor", member, true],
])("what waits for %s stays: %s → %s", (_, when, stays) => {
  const { body } = seenScreen({ layout: "stack", body: { one: { widget: "logo", when } } }, brand);
  expect(Object.keys(body)).toEqual(stays ? ["one"] : []);
});

test("bodies and slots are searched, including the slots' own conditions", () => {
  const logo = { widget: "logo" } as const;
  const { body } = seenScreen(
    {
      layout: "flush",
      body: {
        section: { widget: "section", body: { logo, gone: { ...logo, when: { flag: "OFF" } } } },
        tabs: {
          widget: "tabs",
          slots: {
            first: { body: { logo, gone: { ...logo, when: { flag: "OFF" } } } },
            second: { when: { flag: "OFF" }, body: { logo } },
          },
        },
      },
    },
    brand,
  );
  expect(body).toEqual({
    section: { widget: "section", body: { logo } },
    tabs: { widget: "tabs", slots: { first: { body: { logo } } } },
  });
});
