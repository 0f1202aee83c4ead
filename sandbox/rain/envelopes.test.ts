import fc from "fast-check";
import { expect, test } from "vitest";
import { redRain } from "../catalogue/red-rain.ts";
import { envelopesOf } from "./envelopes.ts";

const rounds = fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString());
/** As many as the site has places for, where envelopes do not move. */
const PLACES = 12;

test("every envelope of a round has its own id and has fallen when the rain ends", () => {
  fc.assert(
    fc.property(rounds, (round) => {
      const envelopes = envelopesOf(round);
      expect(new Set(envelopes.map(({ id }) => id)).size).toBe(redRain.envelopes);
      for (const { at, falls, across } of envelopes) {
        expect(at + falls).toBeLessThanOrEqual(redRain.rains);
        expect(across).toBeGreaterThanOrEqual(0);
        expect(across).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test("it is the same rain for everybody, and another one in another round", () => {
  const round = "2026-03-14T12:00:00.000Z";
  expect(envelopesOf(round)).toEqual(envelopesOf(round));
  const other = new Set(envelopesOf("2026-03-14T14:00:00.000Z").map(({ id }) => id));
  expect(envelopesOf(round).some(({ id }) => other.has(id))).toBe(false);
});

test("an envelope is gone before its place is needed again", () => {
  fc.assert(
    fc.property(rounds, (round) => {
      const envelopes = envelopesOf(round);
      envelopes.forEach(({ at, falls }, index) => {
        const next = envelopes[index + PLACES];
        if (next) expect(at + falls).toBeLessThanOrEqual(next.at);
      });
    }),
  );
});
