import type { SelectQueryBuilder } from "kysely";
import type { CallName, CallOutput, ParsedInput } from "#gateway/contract.ts";
import type { CallContext, Handler } from "../calls/call-context.ts";
import { inOrder, readPage, type PageRequest } from "./read-page.ts";
import type { Order } from "./order.ts";

/** What is specific to a call that lists records; reading, ordering and paging are the same for all. */
interface Records<C extends CallName, Item, Tables, Named extends keyof Tables, Row extends object> {
  /** Runs before the records are read. */
  before?(context: CallContext<C>): Promise<unknown>;
  /** All rows visible to the caller, with the returned columns. */
  select(context: CallContext<C>): SelectQueryBuilder<Tables, Named, Row>;
  /** Filters the rows by a field of the input; not applied if the input lacks the field. */
  filters?: {
    [Field in keyof ParsedInput<C>]?: (
      list: SelectQueryBuilder<Tables, Named, Row>,
      value: NonNullable<ParsedInput<C>[Field]>,
    ) => SelectQueryBuilder<Tables, Named, Row>;
  };
  /** The order, or the one that the caller asks for. */
  order: Order | ((context: CallContext<C>) => Order);
  /** How many rows the filtered list has, where that is known without counting them. */
  count?(context: CallContext<C>): Promise<number | undefined>;
  /** How many rows may come before a page that is asked for by its number alone; any number when absent. */
  mostBefore?: number;
  /** A row as it is returned. */
  map(row: NoInfer<Row>, context: CallContext<C>): Item;
}

interface AnswerPage {
  content: unknown[];
  pageNum: number;
  totalPages: number;
}
/** Calls that return pages. */
type PagedCall = { [C in CallName]: CallOutput<C> extends AnswerPage ? C : never }[CallName];
/** Calls that return a whole list. */
type ListCall = { [C in CallName]: CallOutput<C> extends unknown[] ? C : never }[CallName];
type ItemOfPage<C extends PagedCall> = Extract<CallOutput<C>, AnswerPage>["content"][number];
type ItemOfList<C extends ListCall> = Extract<CallOutput<C>, unknown[]>[number];

/** The handler of a call that returns records page by page. */
export function pageOf<C extends PagedCall, Tables, Named extends keyof Tables, Row extends object>(
  records: Records<C, ItemOfPage<C>, Tables, Named, Row>,
): Handler<C> {
  return async (context) => {
    await records.before?.(context);
    const count = await records.count?.(context);
    const request = { ...pageRequest(context.input), count, mostBefore: records.mostBefore };
    const { rows, ...page } = await readPage(
      context.database,
      filtered(context, records),
      orderOf(context, records),
      request,
    );
    // The mapped type above proves the shape; the compiler cannot follow it through the union of all calls.
    return { content: rows.map((row) => records.map(row, context)), ...page } as unknown as CallOutput<C>;
  };
}

/** The handler of a call that returns all of its records. */
export function listOf<C extends ListCall, Tables, Named extends keyof Tables, Row extends object>(
  records: Records<C, ItemOfList<C>, Tables, Named, Row>,
): Handler<C> {
  return async (context) => {
    await records.before?.(context);
    const rows: Row[] = await inOrder(filtered(context, records), orderOf(context, records)).execute();
    return rows.map((row) => records.map(row, context)) as unknown as CallOutput<C>;
  };
}

function orderOf<C extends CallName>(
  context: CallContext<C>,
  { order }: { order: Order | ((context: CallContext<C>) => Order) },
): Order {
  return typeof order === "function" ? order(context) : order;
}

function filtered<C extends CallName, Item, Tables, Named extends keyof Tables, Row extends object>(
  context: CallContext<C>,
  { select, filters = {} }: Records<C, Item, Tables, Named, Row>,
): SelectQueryBuilder<Tables, Named, Row> {
  const input: ParsedInput<C> = context.input;
  let list = select(context);
  for (const field in filters) {
    const value = input[field as keyof ParsedInput<C>];
    const filter = filters[field as keyof ParsedInput<C>];
    if (filter && value !== undefined && value !== null) list = filter(list, value);
  }
  return list;
}

/** `recentGames` has another parameter for its page (games §3). */
function pageRequest(input: object): PageRequest {
  const { page, pageNo = page, pageSize, cursor } = input as Partial<PageRequest> & { page?: number };
  return { pageNo: pageNo ?? 1, pageSize: pageSize ?? 25, cursor };
}
