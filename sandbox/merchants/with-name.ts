/** A merchant's name in its texts: it is not stored there, so that it can change. */
export function withName(text: string, name: string): string {
  return text.replaceAll("{merchant}", name);
}
