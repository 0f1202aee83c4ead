import { createRequire } from "node:module";
import type * as Argon2 from "@node-rs/argon2";

const argon2 = createRequire(import.meta.url)("@node-rs/argon2") as typeof Argon2;

/** The least that Argon2 takes: the usual cost is a fiftieth of a second for each of a thousand passwords of tests. */
const least = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Stands in for the package (see vitest.config.ts). */
export const hash: typeof Argon2.hash = (password, options, signal) =>
  argon2.hash(password, { ...least, ...options }, signal);

/** A stored hash says what it costs. */
export const { verify } = argon2;
