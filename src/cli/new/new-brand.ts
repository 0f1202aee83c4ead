import type { LanguageCode } from "#descriptor/identity.ts";
import type { Theme } from "#descriptor/theme.ts";
import type { LookId } from "./looks.ts";

/** The options of the command line; missing ones are asked for or derived from the id. */
export interface BrandChoices {
  name?: string;
  host?: string[];
  merchant?: string;
  trial?: string;
  market?: string;
  from?: string;
  color?: string;
  secondColor?: string;
  scheme?: Theme["scheme"];
  look?: LookId;
  languages?: LanguageCode[];
  mark?: string;
}

/** A brand to create, with all values decided. */
export interface NewBrand {
  id: string;
  name: string;
  hosts: readonly string[];
  merchant: { code: string; trialCode: string };
  /** The layer below: "markets/ph" or "base"; undefined: that of the copied brand. */
  extends: string | undefined;
  /** The brand whose files are copied. */
  from: string | undefined;
  /** Undefined for a copy that keeps its colours. */
  colours: { accent: string; accentAlt: string | undefined; scheme: Theme["scheme"] } | undefined;
  look: LookId;
  /** The languages offered, the default first; undefined: those of the layer below. */
  languages: readonly LanguageCode[] | undefined;
  /** "drawn", or an icon of the engine. */
  mark: string;
}
