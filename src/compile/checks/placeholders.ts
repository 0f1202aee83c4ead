/** The names of the placeholders of a text: {{name}}. */
export function placeholdersIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{\s*([^{},\s]+)\s*(?:,[^{}]*)?\}\}/g)].map(([, name = ""]) => name));
}
