import type { ActionHandler } from "../action-handler.ts";
import { openOverlay, sheetRow } from "../overlay.ts";

/** A sheet that opens another one gives it its row. */
export const openSheet: ActionHandler<"open-sheet"> = ({ sheet }, { subject }) =>
  openOverlay({ kind: "sheet", sheet, row: subject.row ?? sheetRow() });
