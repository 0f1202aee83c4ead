import type { InitialBinding } from "#descriptor/vocabulary/form-binding.ts";
import { useAround } from "#parts/screen/use-around.ts";
import type { FormFieldProps, Plain } from "../fields/field-props.ts";
import { useTypedValues } from "./use-typed-values.ts";
import { useWatch, type Watch } from "./use-watch.ts";

/** A limit or an initial value of a field, as it is now. */
export interface Bound {
  /** Undefined: there is none, or it is not known yet. */
  value: Plain | undefined;
  /** The value before, while the same is asked again. */
  earlier?: Plain | undefined;
  state: Watch["state"];
  /** Asks once more what it is taken from. */
  retry?: Watch["retry"];
}

/** A value that is written, or taken from elsewhere. */
export function useBound(bound: Plain | InitialBinding | undefined, props: FormFieldProps): Bound {
  const isTaken = typeof bound === "object";
  const typed = useTypedValues(isTaken && "input" in bound ? [bound.input] : [], props);
  const [watch, part = ""] = isTaken && "watch" in bound ? bound.watch.split(".") : [];
  const { state, answer, earlier, retry } = useWatch(watch, props);
  const { query, row, userName } = useAround();
  if (!isTaken) return { value: bound, state };
  const values = {
    input: "input" in bound ? typed[bound.input] : undefined,
    watch: answer?.[part],
    query: "query" in bound ? query.get(bound.query) : undefined,
    row: "row" in bound ? row?.[bound.row] : undefined,
    visitor: userName,
  };
  const value = values[Object.keys(bound)[0] as keyof typeof values];
  return { value: plain(value), earlier: plain(earlier?.[part]), state, retry };
}

/** A limit stays while it is asked again: the platform decides, and a tap meanwhile must not be lost. */
export function useLimit(bound: Plain | InitialBinding | undefined, props: FormFieldProps): Bound {
  const found = useBound(bound, props);
  const { state, earlier } = found;
  return state === "waiting" && earlier !== undefined ? { value: earlier, state: "ready" } : found;
}

/** Whether a value changes while the form is open. */
export function isLive(bound: Plain | InitialBinding | undefined): boolean {
  return typeof bound === "object" && ("input" in bound || "watch" in bound);
}

function plain(value: unknown): Plain | undefined {
  return ["string", "number", "boolean"].includes(typeof value) ? (value as Plain) : undefined;
}
