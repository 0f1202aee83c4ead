import type { i18n } from "i18next";
import { tracked } from "#kernel/tracked-promise.ts";

/** The texts of one language by key. */
export type Texts = Readonly<Record<string, string>>;
/** Values for the `{{name}}` placeholders of a text; `count` also selects the plural form. */
export type Values = Readonly<Record<string, string | number>>;

let engine: Promise<typeof import("i18next")> | undefined;
const instances = new WeakMap<Texts, i18n>();

/**
 * i18next, loaded for the first text that has a value or a plural: most pages become usable before that, without its
 * weight. The promise is always the same one, so that React's `use` can read it.
 */
export function loadEngine(): Promise<typeof import("i18next")> {
  engine ??= tracked(import("i18next"));
  return engine;
}

/** Formats a text with values. The texts are one language's compiled pack: there is nothing to fall back to. */
export function phraseWith(
  module: typeof import("i18next"),
  texts: Texts,
  locale: string,
  key: string,
  values: Values,
): string {
  let instance = instances.get(texts);
  if (!instance) {
    instance = module.createInstance();
    void instance.init({
      lng: locale,
      resources: { [locale]: { translation: texts } },
      keySeparator: false,
      nsSeparator: false,
      initAsync: false,
      interpolation: { escapeValue: false },
      fallbackLng: false,
    });
    instances.set(texts, instance);
  }
  return instance.t(key, { ...values });
}
