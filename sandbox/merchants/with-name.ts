/** Inserts a merchant's name into its texts, which do not contain it, so that it can change. */
export function withName(text: string, name: string): string {
  return text.replaceAll("{merchant}", name);
}
