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
  readonly references: { kind: ReferenceKind; name: string }[] = [];
  readonly sources: SourceUse[] = [];
  readonly conditions: ConditionUse[] = [];
  readonly leads: Lead[] = [];
  readonly widgets = new Set<string>();
  /** Texts in which anything may stand, in maps of texts with their key. */
  readonly free: [text: string, key?: string][] = [];
}
