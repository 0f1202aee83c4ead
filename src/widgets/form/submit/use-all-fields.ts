import { useState, type RefObject } from "react";
import type { Contributions } from "../fields/field-props.ts";
import { comingIn } from "../fields/coming-fields.ts";

interface AllFields {
  /** Whether a tap waits for fields. */
  waits: boolean;
  /** Runs something at once, or as soon as the code of every field has come. */
  withAllFields(run: () => Promise<void>): Promise<void>;
}

/** A form is sent with all of its fields: one whose code is on its way would say nothing of what it lacks. */
export function useAllFields(contributions: Contributions, form: RefObject<HTMLFormElement | null>): AllFields {
  const [waits, setWaits] = useState(false);
  async function withAllFields(run: () => Promise<void>): Promise<void> {
    const coming = comingIn(contributions);
    if (coming.areThere) return run();
    setWaits(true);
    await coming.arrived();
    setWaits(false);
    // Fields also go with a form that is left.
    if (form.current) await run();
  }
  return { waits, withAllFields };
}
