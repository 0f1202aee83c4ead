import { useCalls, type DependentCall } from "#data/client/use-calls.ts";
import { usePage } from "#data/page/site.ts";
import { boundInput, dataIn, type Given, type Input, type ScreenValues } from "#data/screen/bound-input.ts";
import type { Row } from "#data/page/row.ts";
import type { BoundSource } from "#descriptor/vocabulary/source.ts";
import type { CallName } from "#gateway/contract.ts";
import { useAround } from "./use-around.ts";
import { useFilters } from "./use-filters.ts";

/** A source whose parameters are known, or not yet. */
export interface ResolvedSource {
  call: CallName;
  input: Input;
  /** False while named data that a parameter is taken from have not come: nothing may be requested. */
  ready: boolean;
  /** Why such data could not be loaded; null when nothing failed. */
  error: Error | null;
  /** Requests them again. */
  retry(): void;
}

const NOTHING: Readonly<Record<string, DependentCall>> = {};

/** What a source requests now: bound parameters are taken from the address, the filters and the data of the screen. */
export function useSource({ call, with: given = {} }: BoundSource): ResolvedSource {
  const { input, ...state } = useGiven(given);
  return { ...state, call: call as CallName, input: input ?? {}, ready: input !== undefined };
}

/**
 * Bound values as they are now; undefined while named data that they are taken from have not come. `entry`: the row in
 * scope, in a sheet its row when absent.
 */
export function useGiven<T = Input>(
  given: Given,
  entry?: Row,
  take?: Take<T>,
): Pick<ResolvedSource, "error" | "retry"> & { input: T | undefined } {
  const { inputFor, ...state } = useBinder(given, take);
  return { ...state, input: inputFor(entry) };
}

/** What becomes of bound values. */
type Take<T> = (given: Given, values: ScreenValues) => T | undefined;

/** The same for many rows: a list resolves the address that each of its entries leads to. */
export function useBinder<T = Input>(
  given: Given,
  take: Take<T> = boundInput as Take<never>,
): Pick<ResolvedSource, "error" | "retry"> & { inputFor(entry?: Row): T | undefined } {
  const { data: sources = {} } = usePage().screen;
  const around = useAround();
  const { values: filters, query } = useFilters();
  const values = (data: ScreenValues["data"], row: Row | null = around.row ?? null): ScreenValues => ({
    ...around,
    query,
    filters,
    data,
    row,
  });
  const calls = Object.entries(sources).map(([id, source]): [string, DependentCall] => [
    id,
    {
      call: source.call as CallName,
      inputFrom: (answers) => boundInput(source.with ?? {}, values(answers)),
    },
  ]);
  const answers = useCalls(dataIn(given).length === 0 ? NOTHING : Object.fromEntries(calls));
  const inputFor = (entry?: Row) => take(given, values(answers.data, entry));
  const failed = answers.failed.length > 0 && inputFor() === undefined;
  return { inputFor, error: failed ? new Error(`No answer: ${answers.failed.join()}`) : null, retry: answers.retry };
}

interface Asked {
  error: unknown;
  refetch(): unknown;
}

/** The state of an answer to a source: it fails, and is requested again, with the data that the source waits for. */
export function withSource<A extends Asked>(source: ResolvedSource, answer: A): A {
  if (!source.error) return answer;
  // Whatever came was for other data.
  return { ...answer, data: undefined, error: source.error, refetch: source.retry };
}

/** Entries of an earlier request are shown until the others come; that there were none says nothing of these. */
export function shownEntries<E>(entries: readonly E[] | undefined, isStale: boolean): readonly E[] | undefined {
  return isStale && entries?.length === 0 ? undefined : entries;
}
