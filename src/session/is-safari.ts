/** Other browsers on iOS name themselves; in-app web views leave "Safari" out. */
export function isSafari(userAgent: string): boolean {
  return (
    /Safari\//.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|YaBrowser|DuckDuckGo|GSA\/|FBA[NV]|Instagram|Line\//i.test(userAgent)
  );
}
