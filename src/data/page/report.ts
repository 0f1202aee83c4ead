/** The position of a widget. */
export interface WidgetPlace {
  brand: string;
  /** The route whose screen it is on, or "header" and "footer". */
  screen: string;
  widget: string;
  id: string;
}

/** A report's message is cut to this length: the host takes short reports only. */
const MESSAGE_LENGTH = 1000;

/** Logs which widget of which brand broke, and why. */
function logBrokenWidget(place: WidgetPlace, error: unknown): void {
  console.error(
    `Broken widget: brand ${place.brand}, screen ${place.screen}, widget ${place.id} (${place.widget}): ${messageOf(error)}`,
  );
}

/** Reports a broken widget to the host. */
function reportBrokenWidget(place: WidgetPlace, error: unknown): void {
  const message = messageOf(error).slice(0, MESSAGE_LENGTH);
  navigator.sendBeacon?.("/_livery/report", JSON.stringify({ ...place, message }));
}

/** Logs a broken widget, and reports it where the host takes reports. */
export function logAndReport(place: WidgetPlace, error: unknown, reports: boolean): void {
  logBrokenWidget(place, error);
  if (reports) reportBrokenWidget(place, error);
}

const reported = new Set<string>();

/** Logs a problem once in the visit, however often it is met, and reports it where the host takes reports. */
export function reportOnce(place: WidgetPlace, error: unknown, reports: boolean): void {
  const name = JSON.stringify(place);
  if (reported.has(name)) return;
  reported.add(name);
  logAndReport(place, error, reports);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
