import { createContext } from "react";

/** The row in scope, as the platform answered it: an entry of a list. */
export type Row = Readonly<Record<string, unknown>>;

/** The row in scope of what is shown in a sheet; null where there is none. */
export const RowContext = createContext<Row | null>(null);
