/**
 * Digits as people paste them: spaces and hyphens between them are left out, full-width ones are read. A text with
 * anything else stays as it is, so that its reader sees what is wrong.
 */
export function readDigits(typed: string): string {
  const plain = typed.normalize("NFKC").replace(/[\s\p{Pd}\p{Cf}]/gu, "");
  return /^\d+$/.test(plain) ? plain : typed;
}
