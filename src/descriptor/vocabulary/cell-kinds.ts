import type { EntityField, FieldType } from "#gateway/field-types.ts";
import type { IconName } from "./icon.ts";

/** Where a cell is placed, in every look. */
export const cellRoles = ["title", "media", "badge", "meta", "value", "detail"] as const;
export type CellRole = (typeof cellRoles)[number];

interface CellKindAbout {
  /** The types of fields that it can show. */
  accepts: readonly FieldType[];
  /** Where it is placed unless the cell says otherwise. */
  role: CellRole;
  description: string;
  /** Whether every value of the field needs a word. */
  inWords?: true;
  /** Words for values that need none of their own. */
  words?: Readonly<Record<string, string>>;
  /** Whether it hides what only the member should read. */
  hides?: true;
  /** Whether it contains a button or a link: it cannot be part of one. */
  acts?: true;
  /** Further texts and icons that it uses. */
  texts?: readonly string[];
  icons?: readonly IconName[];
}

/** The ways in which a cell can show its field. Each has a component in src/cells. */
export const cellKinds = {
  text: { accepts: ["text"], role: "meta", description: "The text as it is." },
  money: { accepts: ["money"], role: "value", description: "An amount, which never breaks." },
  "money-signed": {
    accepts: ["money"],
    role: "value",
    description: "An amount with its sign, in the colours of gain and loss.",
  },
  balance: {
    accepts: ["money"],
    role: "value",
    description: "An amount that the member hides and shows with the balance (`toggle-balance`).",
    hides: true,
    texts: ["balance.masked"],
  },
  number: { accepts: ["integer"], role: "value", description: "A number with grouped digits." },
  percent: { accepts: ["rate"], role: "value", description: "A rate in percent." },
  progress: {
    accepts: ["rate"],
    role: "detail",
    description: "A rate in whole percent beside a bar, which is full at 100.",
  },
  date: { accepts: ["date", "instant"], role: "meta", description: "A day, in the merchant's time zone." },
  "date-time": { accepts: ["instant"], role: "meta", description: "A day and a time, in the merchant's time zone." },
  period: {
    accepts: ["date", "instant"],
    role: "meta",
    description: "From this field to the one in `to`, as one range: Jan 1 – 7, 2026; without an end, from when on.",
    texts: ["cell.from"],
  },
  ago: { accepts: ["instant"], role: "meta", description: "How long ago it was: 5 minutes ago." },
  days: {
    accepts: ["instant"],
    role: "meta",
    description:
      'The whole days since then: 812 days. Other words are `"texts": { "days": … }`, a text with {{count}}.',
    words: { days: "cell.days" },
  },
  countdown: {
    accepts: ["instant"],
    role: "meta",
    description: "How long it lasts still; nothing once it has passed.",
  },
  badge: {
    accepts: ["enumeration", "boolean"],
    role: "badge",
    description: "The word for a value, in the colour of its tone.",
    inWords: true,
  },
  mark: {
    accepts: ["boolean"],
    role: "badge",
    description: "A dot for the value that has a word in `texts`; nothing for the other.",
  },
  "yes-no": {
    accepts: ["boolean"],
    role: "value",
    description: "Yes or no.",
    words: { true: "cell.yes", false: "cell.no" },
  },
  icon: {
    accepts: ["text", "integer", "enumeration", "boolean"],
    role: "media",
    description: "The icon that `icons` has for the value, otherwise `icon`.",
  },
  image: { accepts: ["picture"], role: "media", description: "The picture." },
  "rich-text": { accepts: ["html"], role: "detail", description: "The editors' HTML, sanitised." },
  copy: {
    accepts: ["text"],
    role: "meta",
    description: "The text with a button that copies it.",
    acts: true,
    texts: ["cell.copy", "cell.copied", "cell.copyFailed"],
  },
  masked: {
    accepts: ["text"],
    role: "meta",
    description: "Dots and the end of the text, with a button that shows all of it: for personal data.",
    hides: true,
    acts: true,
    texts: ["cell.show", "cell.hide"],
    icons: ["eye", "eye-off"],
  },
  link: {
    accepts: ["text"],
    role: "meta",
    description: "A link to the https address that the field contains.",
    acts: true,
  },
  qr: {
    accepts: ["text"],
    role: "detail",
    description: "The text as a QR code, for another device.",
    texts: ["cell.qr"],
  },
} as const satisfies Readonly<Record<string, CellKindAbout>>;

export type CellKind = keyof typeof cellKinds;
export const cellKindNames = Object.keys(cellKinds) as [CellKind, ...CellKind[]];

/** What is known of a way to show a field. */
export function aboutKind(kind: CellKind): CellKindAbout {
  return cellKinds[kind];
}

/** The ways in which a field of a type can be shown, the usual one first. */
export function kindsFor(type: FieldType): CellKind[] {
  const able = cellKindNames.filter((kind) => aboutKind(kind).accepts.includes(type));
  const usual = usualKind[type];
  return usual === undefined ? able : [usual, ...able.filter((kind) => kind !== usual)];
}

const usualKind: Readonly<Partial<Record<FieldType, CellKind>>> = { instant: "date-time", boolean: "yes-no" };

/**
 * How a field is shown when a cell does not say it; undefined when no cell can show it, or none hides personal data of
 * its type.
 */
export function defaultKind({ type, sensitive }: Pick<EntityField, "type" | "sensitive">): CellKind | undefined {
  const kinds = kindsFor(type);
  return sensitive ? kinds.find((kind) => aboutKind(kind).hides) : kinds[0];
}
