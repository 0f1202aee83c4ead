/** The types of fields, as far as it matters for showing them. `nested`: an object or a list, which no cell shows. */
export const fieldTypes = [
  "text",
  "html",
  "picture",
  "money",
  "rate",
  "integer",
  "instant",
  "date",
  "enumeration",
  "boolean",
  "nested",
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** The kinds of field that a platform can describe. Each is the kind of field of that name. */
export const describedKinds = [
  "text",
  "textarea",
  "number",
  "amount",
  "date",
  "select",
  "choice",
  "switch",
  "images",
] as const;
export type DescribedKind = (typeof describedKinds)[number];

/** What a status means for the visitor. `waiting`: something is still to happen or to be done. */
export const tones = ["good", "bad", "waiting", "quiet"] as const;
export type Tone = (typeof tones)[number];

/** What is known of a field of an entity, for showing it. */
export interface EntityField {
  type: FieldType;
  /** The type of the values of a list. */
  items?: FieldType;
  /** Whether it is a list of fields that the platform describes. */
  described?: true;
  /** The values of an enumeration; those of yes and no are "true" and "false". */
  values: readonly string[];
  /** The tone of each value of a status. */
  tones: Readonly<Record<string, Tone>>;
  /** Personal data: masked unless a cell says otherwise. */
  sensitive: boolean;
  /** Whether it tells the entries of a list apart. */
  identity?: true;
  /** Whether the value may be null. */
  nullable: boolean;
  /** Whether the field may be absent. */
  optional: boolean;
  /** What it is, for implementers and operators. */
  description: string | undefined;
}
