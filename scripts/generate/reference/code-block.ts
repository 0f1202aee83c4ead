import { jsonText } from "#cli/new/json-text.ts";
import type { Json } from "#kernel/json.ts";

/** A value as a block of JSON, laid out as brand files are. */
export function code(value: unknown): string {
  return `\`\`\`json\n${jsonText(value as Json)}\`\`\``;
}
