/** Browsers on iOS that are not Safari say who they are; views inside other apps leave "Safari" out. */
export function isSafari(userAgent: string): boolean {
  return (
    /Safari\//.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|YaBrowser|DuckDuckGo|GSA\/|FBA[NV]|Instagram|Line\//i.test(userAgent)
  );
}
