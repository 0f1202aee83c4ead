import { createContext, use } from "react";
import type { Location, PageHistory } from "./page-history.ts";

/** The history that the site keeps its pages in. */
export const HistoryContext = createContext<PageHistory | null>(null);
/** The entry of it that is shown. */
export const LocationContext = createContext<Location | null>(null);

/** Where the visitor is. While the next page loads, that is already the address of the next one. */
export function useLocation(): Location {
  const location = use(LocationContext);
  if (!location) throw new Error("useLocation outside of a page: render inside HistoryProvider");
  return location;
}

/** The history, to go somewhere else. */
export function useHistory(): PageHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error("useHistory outside of a page: render inside HistoryProvider");
  return history;
}
