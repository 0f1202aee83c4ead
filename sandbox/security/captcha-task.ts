import { pbkdf2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { CallOutput } from "#gateway/contract.ts";

/** Ten thousand numbers to try, each for half a millisecond to two: seconds for a computer, half a minute for a phone. */
export const TASK_DIGITS = 4;
const ITERATIONS = 2000;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** The task whose solution is this answer. */
export async function taskOf(answer: string): Promise<CallOutput<"captchaTask">> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await promisify(pbkdf2)(answer, salt, ITERATIONS, HASH_BYTES, "sha256");
  return {
    salt: salt.toString("base64url"),
    iterations: ITERATIONS,
    digits: answer.length,
    hash: hash.toString("base64url"),
  };
}
