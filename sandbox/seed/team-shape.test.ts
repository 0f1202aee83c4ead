import fc from "fast-check";
import { expect, test } from "vitest";
import { LEVELS, teamOf } from "./team-shape.ts";

test("a team of any size has each member once, below somebody before, on six levels at most", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (size) => {
      const team = teamOf(size);
      expect(team).toHaveLength(size);
      expect(new Set(team.map(({ username }) => username)).size).toBe(size);
      for (const { place, upline, level } of team) {
        expect(upline).toBeLessThan(place);
        expect(level).toBe(upline === 0 ? 1 : (team[upline - 1]?.level ?? 0) + 1);
        expect(level).toBeLessThanOrEqual(LEVELS);
      }
      if (size >= LEVELS) expect(Math.max(...team.map(({ level }) => level))).toBe(LEVELS);
    }),
    { numRuns: 50 },
  );
});

test("agents are those with a team", () => {
  const team = teamOf(60);
  const uplines = new Set(team.map(({ upline }) => upline));
  for (const { place, isAgent } of team) expect([place, isAgent]).toEqual([place, uplines.has(place)]);
});
