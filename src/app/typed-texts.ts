import { tabStorage } from "#session/storage.ts";
import { TYPED_TEXTS } from "./page-data.ts";

interface TypedTexts {
  path: string;
  texts: readonly (readonly [name: string, text: string])[];
}

/** What takes text, but no secret: those are not written down. */
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(textarea[name], input[name]:is([type="text"], [type="email"], [type="tel"], [type="search"], :not([type])))',
  ),
];

/** Keeps what is typed on this page for when it is loaded anew. */
export function keepTypedTexts(): void {
  const typed: TypedTexts = {
    path: location.pathname,
    texts: fields()
      .filter(({ value }) => value !== "")
      .map(({ name, value }) => [name, value]),
  };
  tabStorage.write(TYPED_TEXTS, JSON.stringify(typed));
}

/** Puts back what was typed before the page was loaded anew, once, before it hydrates: forms take over what they find. */
export function restoreTypedTexts(): void {
  const kept = tabStorage.read(TYPED_TEXTS);
  if (kept === null) return;
  tabStorage.remove(TYPED_TEXTS);
  const { path, texts } = JSON.parse(kept) as TypedTexts;
  if (path !== location.pathname) return;
  const left = fields();
  for (const [name, text] of texts) {
    const at = left.findIndex((field) => field.name === name);
    const [field] = at < 0 ? [] : left.splice(at, 1);
    if (field) field.value = text;
  }
}
