/** The position of a widget. */
export interface WidgetPlace {
  brand: string;
  /** The route whose screen it is on, or "header" and "footer". */
  screen: string;
  widget: string;
  id: string;
}

/** Logs which widget of which brand broke, and why, and reports it to the host. */
export function reportBrokenWidget(place: WidgetPlace, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    `Broken widget: brand ${place.brand}, screen ${place.screen}, widget ${place.id} (${place.widget}): ${message}`,
  );
  navigator.sendBeacon?.("/_livery/report", JSON.stringify({ ...place, message }));
}
