import { expect, test } from "vitest";
import type { Comparison } from "#descriptor/vocabulary/comparison.ts";
import { compares } from "./compares.ts";

test.each<[Omit<Comparison, "of">, unknown, boolean]>([
  [{ in: ["open", "paid"] }, "paid", true],
  [{ in: ["open", "paid"] }, "lost", false],
  [{ in: ["open"] }, null, false],
  [{ in: [true] }, true, true],
  [{ in: [1] }, "1", true],
  [{ not: ["open"] }, "paid", true],
  [{ not: ["open"] }, "open", false],
  [{ not: ["open"], empty: false }, null, false],
  [{ in: [{ site: "host" }] }, "m.acme.example", true],
  [{}, "paid", true],
  [{}, null, false],
  [{ atLeast: 3 }, 3, true],
  [{ atLeast: 3 }, 2, false],
  [{ below: 3 }, 2, true],
  [{ below: 3 }, 3, false],
  [{ atLeast: "100.00" }, "99.99", false],
  [{ atLeast: "100.00" }, "1000.00", true],
  [{ below: "100.00" }, "-5.00", true],
  [{ atLeast: "2026-01-31" }, "2026-02-01", true],
  [{ below: "2026-01-31" }, "2026-01-31", false],
  [{ atLeast: "10.00", below: "20.00" }, "20.00", false],
  [{ atLeast: "10.00", below: "20.00" }, "10.00", true],
  [{ below: 3 }, null, false],
  [{ atLeast: "0.00" }, "", false],
  [{ atLeast: 0 }, true, false],
  [{ empty: true }, undefined, true],
  [{ empty: true }, null, true],
  [{ empty: true }, "", true],
  [{ empty: true }, 0, false],
  [{ empty: false }, false, true],
  [{ empty: false }, "", false],
])("%j compares with %j: %s", (comparison, value, expected) =>
  expect(compares(comparison, value, "m.acme.example")).toBe(expected),
);
