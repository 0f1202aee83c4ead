import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { ShownScreen } from "#descriptor/shown-screen.ts";
import type { Action, ActionName } from "#descriptor/vocabulary/action.ts";
import type { CallInput, CallName, CallOutput } from "#gateway/contract.ts";
import type { Facts } from "#conditions/facts.ts";
import type { Answers } from "#data/client/use-call.ts";
import type { Row } from "#data/page/row.ts";
import type { Go } from "./use-go.ts";

/** What an action is about, if anything. */
export interface Subject {
  /** The element that was tapped, as an anchor for menus. */
  element?: Element;
  /** The row in scope. */
  row?: Row | undefined;
  /** What the row is called, as it is shown. */
  about?: string | undefined;
  /** What the call answered whose success this follows. */
  answer?: Row | undefined;
}

/** What action handlers can use. */
export interface ActionContext {
  site: SiteSlice;
  /** The id of the current route. */
  route: string;
  /** The current screen, as far as actions need it. */
  screen: Pick<ShownScreen, "filters" | "data" | "parameters">;
  facts: Facts;
  subject: Subject;
  text(key: string): string;
  go: Go;
  send<C extends CallName>(call: C, input: CallInput<C>): Promise<CallOutput<C>>;
  /** The answers that the page knows. */
  answers: Answers;
  /** Refetches a call, or every call that the page shows. */
  refresh(call?: CallName): Promise<void>;
  run(actions: Action | readonly Action[], subject?: Subject): Promise<void>;
}

/** Runs one action. */
export type ActionHandler<N extends ActionName> = (
  action: Extract<Action, { action: N }>,
  context: ActionContext,
) => void | Promise<void>;
export type ActionHandlers = { [N in ActionName]: ActionHandler<N> };
