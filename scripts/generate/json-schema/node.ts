/** A JSON Schema, with the keywords that the generator uses. */
export interface Node {
  [keyword: string]: unknown;
  $ref?: string;
  $defs?: Record<string, Node>;
  type?: string | string[];
  description?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: Node | boolean;
  pattern?: string;
  patternProperties?: Record<string, Node>;
  propertyNames?: Node;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
}
