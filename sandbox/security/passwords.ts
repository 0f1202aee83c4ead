import { hash, verify } from "@node-rs/argon2";

/** The stored form of a password (argon2id, the library's parameters, which follow OWASP). */
export function hashPassword(password: string): Promise<string> {
  return hash(typedAlike(password));
}

/** Keyboards write the same letter in different ways: "é" as one character or two. */
function typedAlike(password: string): string {
  return password.normalize("NFKC");
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password fits a stored hash. Without one (no such account, or one without a password) the same work is done
 * on a decoy, so that the response time does not reveal which names exist.
 */
export async function passwordFits(password: string, stored: string | null | undefined): Promise<boolean> {
  const typed = typedAlike(password);
  if (stored) return verify(stored, typed);
  decoy ??= hashPassword("nobody has this password");
  await verify(await decoy, typed);
  return false;
}
