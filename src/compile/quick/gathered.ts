import type { ReferenceKind } from "#descriptor/vocabulary/reference.ts";
import type { Json } from "#kernel/json.ts";

/** A call and its parameters, as they stand after merging. */
export interface SourceUse {
  call: string;
  parameters: Json | undefined;
  /** What must be listed; undefined where the call is only made. */
  entity: string | undefined;
}

/** A condition, and those that hold when it is asked. */
export interface ConditionUse {
  condition: Json;
  around: readonly Json[];
}

/** A way to a route under conditions. */
export interface Lead {
  to: string;
  around: readonly Json[];
  /** The access rule of the tab itself. */
  access: string | undefined;
}

/** What the walk over a layer gathers for the rules that look at more than one value. */
export class Gathered {
  /** Names of everything but texts. */
  readonly references: { kind: ReferenceKind; name: string }[] = [];
  /** Keys of texts. */
  readonly texts = new Set<string>();
  /** Texts that stood below and may be named no more. */
  readonly lost = new Set<string>();
  readonly sources: SourceUse[] = [];
  readonly conditions: ConditionUse[] = [];
  readonly leads: Lead[] = [];
  readonly widgets = new Set<string>();
  /** Texts in which anything may stand, in maps of texts with their key. */
  readonly free: [text: string, key?: string][] = [];

  /** Something that stood below goes, and with it whatever it named. */
  lose(value: Json | undefined): void {
    if (typeof value === "string") this.lost.add(value);
    else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) this.lose(inner);
  }
}
