import type { Clock } from "../../sandbox/clock.ts";

/** A clock that a test controls. */
export class TestClock implements Clock {
  #now: number;
  constructor(start = "2026-03-14T05:20:33.500Z") {
    this.#now = Date.parse(start);
  }
  now = (): Date => new Date(this.#now);
  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
