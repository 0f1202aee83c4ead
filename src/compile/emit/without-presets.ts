import type { Brand } from "#descriptor/brand.ts";

/** The same brand without its presets: each field that uses one already has all that it takes from it. */
export function withoutPresets({ fields: _presets, ...brand }: Brand): Brand {
  return { ...brand, forms: mapped(brand.forms, (form) => ({ ...form, fields: mapped(form.fields, withoutUse) })) };
}

function withoutUse<T extends object>(field: T): T {
  const { use: _preset, ...own } = field as T & { use?: string };
  return own as T;
}

function mapped<T>(entries: Readonly<Record<string, T>>, change: (entry: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, change(entry)]));
}
