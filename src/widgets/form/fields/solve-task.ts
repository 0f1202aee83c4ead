import type { CallOutput } from "#gateway/contract.ts";

type Task = CallOutput<"captchaTask">;
/** Tried at a time: a phone's cores share them. */
const AT_ONCE = 8;

/** The number that a captcha's task asks for, as its digits; undefined: there is none, or nobody waits any more. */
export async function solveTask(task: Task, isWanted: () => boolean): Promise<string | undefined> {
  const salt = bytesOf(task.salt);
  const most = 10 ** task.digits;
  for (let first = 0; first < most && isWanted(); first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, next) => String(first + next).padStart(task.digits, "0"));
    const hashes = await Promise.all(numbers.map((number) => hashOf(number, salt, task.iterations)));
    const place = hashes.indexOf(task.hash);
    if (place >= 0) return numbers[place];
  }
  return undefined;
}

async function hashOf(number: string, salt: BufferSource, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(number), "PBKDF2", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, key, 256);
  return btoa(String.fromCharCode(...new Uint8Array(bits)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function bytesOf(base64url: string): BufferSource {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
